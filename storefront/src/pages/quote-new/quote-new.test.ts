import { describe, expect, it } from 'vitest'
import { pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action } from './data.ts'

const page = '/nabidka/nova'
const token = 'T'.repeat(43)
const typed = { name: 'Jan Kovář', businessName: 'Kovárna', tin: '980 010 19', vatin: '', email: 'jan@b.cz', note: '' }
const fields = { ...typed, changeKey: 'key-of-the-page' }

describe('the form of a new quotation', () => {
  it('A8.09 creates one for the key of the page, and redirects to it without its key', async () => {
    const { env, calls } = pageEnv(() => Response.json({ number: 'N2600001', token }, { status: 201 }))
    const way = await redirectOf(action(actionArgs(page, fields), env))
    expect(way).toMatch(/^303 \/nabidka\?odkaz=.+/)
    expect(way).not.toContain(token)
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/cart/quote', key: 'key-of-the-page' }])
    expect(calls[0]?.body).toMatchObject({ business: { business_name: 'Kovárna', TIN: '98001019' }, email: 'jan@b.cz' })
  })

  it('A8.09 A8.12 keeps the typed input and its key when something is invalid, and sends no request', async () => {
    const { env, calls } = pageEnv(() => Response.json({}))
    expect(await action(actionArgs(page, { ...fields, email: 'jan@' }), env)).toMatchObject({
      data: {
        typed: { ...typed, email: 'jan@' },
        issues: { email: 'email_invalid' },
        text: null,
        changeKey: 'key-of-the-page',
      },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('A8.11 shows errors of the back end, and keeps the key', async () => {
    const { env } = pageEnv(() => refusal(409, 'cart_empty', null, 'Košík je prázdný.'))
    expect(await action(actionArgs(page, fields), env)).toMatchObject({
      data: { typed, issues: {}, text: 'Košík je prázdný.', changeKey: 'key-of-the-page' },
      init: { status: 422 },
    })
  })
})
