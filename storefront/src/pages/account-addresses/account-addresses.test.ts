import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { type Answer, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/uzivatel/seznam-adres'
const signedIn = (answer: Answer) => pageEnv(answer, { tokens: memoryTokens({ auth: 'token' }) })
const fields = {
  intent: 'save',
  type: 'shipping',
  fullName: 'Marie Větrná',
  street: 'Lipová 12',
  city: 'Brno',
  postcode: '60200',
  country: 'CZE',
}
const saved = () => Response.json({ id: 3 }, { status: 201 })

describe('addresses without scripts', () => {
  it('C2.19 are for customers only', async () => {
    const { env, calls } = pageEnv(saved)
    const way = '303 /prihlasit?redirect=%2Fuzivatel%2Fseznam-adres'
    expect(await redirectOf(loader({ request: new Request(`http://own.test${path}`), params: {} }, env))).toBe(way)
    expect(await redirectOf(action(actionArgs(path, fields), env))).toBe(way)
    expect(calls).toEqual([])
  })

  it('C7.42 are added under the key of the form, so that two submits are one address', async () => {
    const { env, calls } = signedIn(saved)
    expect(await redirectOf(action(actionArgs(path, { ...fields, key: 'k-1-of-the-form' }), env))).toBe(`303 ${path}`)
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/user/addresses',
        key: 'k-1-of-the-form',
        body: { type: 'shipping', name: 'Marie Větrná', address: { street: 'Lipová 12', postcode: '602 00' } },
      },
    ])
  })

  it('C7.43 are changed, and made the default', async () => {
    const { env, calls } = signedIn(() => Response.json({ id: 3 }))
    expect(await redirectOf(action(actionArgs(path, { ...fields, id: '3' }), env))).toBe(`303 ${path}`)
    expect(await redirectOf(action(actionArgs(path, { intent: 'default', id: '3' }), env))).toBe(`303 ${path}`)
    expect(calls).toMatchObject([
      { method: 'PATCH', path: '/api/v1/user/addresses/3', body: { name: 'Marie Větrná' } },
      { method: 'PATCH', path: '/api/v1/user/addresses/3', body: { default: true } },
    ])
  })

  it('C7.44 are deleted, even if they were deleted before', async () => {
    for (const answer of [new Response(null, { status: 204 }), refusal(404, 'not_found')]) {
      const { env, calls } = signedIn(() => answer)
      expect(await redirectOf(action(actionArgs(path, { intent: 'delete', id: '3' }), env))).toBe(`303 ${path}`)
      expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/v1/user/addresses/3' }])
    }
  })

  it('show errors at the fields, keep the typed input and send nothing', async () => {
    const { env, calls } = signedIn(saved)
    expect(await action(actionArgs(path, { ...fields, street: 'Lipová' }), env)).toMatchObject({
      data: { form: 'save', errors: { street: 'street_and_number_invalid' }, values: { city: 'Brno' } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('show an error of the back end at its field', async () => {
    const { env } = signedIn(() => refusal(422, 'validation', 'address.city'))
    expect(await action(actionArgs(path, fields), env)).toMatchObject({
      data: { errors: { city: 'validation' }, text: null, values: { fullName: 'Marie Větrná' } },
    })
  })

  it('C2.14 redirect to the sign-in when the session has expired', async () => {
    const { env } = signedIn(() => refusal(401, 'unauthorized'))
    const way = '303 /prihlasit?redirect=%2Fuzivatel%2Fseznam-adres'
    for (const form of [fields, { intent: 'delete', id: '3' }, { intent: 'default', id: '3' }])
      expect(await redirectOf(action(actionArgs(path, form), env))).toBe(way)
  })

  it('do nothing for an unknown form', async () => {
    const { env, calls } = signedIn(saved)
    for (const form of [{ intent: 'drop', id: '3' }, { intent: 'delete', id: 'x' }, { intent: 'default' }])
      expect(await action(actionArgs(path, form as Record<string, string>), env)).toMatchObject({
        init: { status: 422 },
      })
    expect(calls).toEqual([])
  })
})
