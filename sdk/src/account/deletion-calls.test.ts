import { describe, expect, it } from 'vitest'
import { customerExportPath, deleteAccount } from '@vanek/sdk/account'
import { operationTable } from '../server/proxy/operations.ts'
import { refuse, shopOver } from '../testing/back-end.ts'
import { memoryTokens } from '../transport/tokens.ts'

describe('deleteAccount', () => {
  it('A7.07 sends the password and the consent, and removes the token', async () => {
    const { shop, seen, tokens } = shopOver(() => new Response(null, { status: 204 }), {
      tokens: memoryTokens({ auth: 'T' }),
    })
    expect(await deleteAccount(shop, { password: ' tajné ' })).toEqual({ ok: true, data: null })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/user/deletion' })
    expect(seen[0]?.body).toEqual({ password: ' tajné ', agreed: true })
    expect(tokens.has('auth')).toBe(false)
  })

  it('A7.07 keeps the customer signed in when the password is wrong', async () => {
    const { shop, tokens } = shopOver(() => refuse(422, 'credentials_invalid', 'password'), {
      tokens: memoryTokens({ auth: 'T' }),
    })
    expect(await deleteAccount(shop, { password: 'x' })).toMatchObject({ error: { code: 'credentials_invalid' } })
    expect(tokens.has('auth')).toBe(true)
  })

  it('A7.05 the export file is passed through by the server of the shop', () => {
    expect(operationTable()(customerExportPath).get('GET')).toMatchObject({ target: 'shop', kind: 'file' })
  })
})
