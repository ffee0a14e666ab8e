import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { type Answer, pageEnv, posted, refusal, wayOf } from '../../testing/page-env.ts'
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
  it('C2.19 are for who is signed in', async () => {
    const { env, calls } = pageEnv(saved)
    const way = '303 /prihlasit?redirect=%2Fuzivatel%2Fseznam-adres'
    expect(await wayOf(loader({ request: new Request(`http://own.test${path}`), params: {} }, env))).toBe(way)
    expect(await wayOf(action(posted(path, fields), env))).toBe(way)
    expect(calls).toEqual([])
  })

  it('C7.42 are added under the key of the form, so that sent twice is one address', async () => {
    const { env, calls } = signedIn(saved)
    expect(await wayOf(action(posted(path, { ...fields, key: 'k-1-of-the-form' }), env))).toBe(`303 ${path}`)
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/user/addresses',
        key: 'k-1-of-the-form',
        body: { type: 'shipping', name: 'Marie Větrná', address: { street: 'Lipová 12', postcode: '602 00' } },
      },
    ])
  })

  it('C7.43 are changed, and put first', async () => {
    const { env, calls } = signedIn(() => Response.json({ id: 3 }))
    expect(await wayOf(action(posted(path, { ...fields, id: '3' }), env))).toBe(`303 ${path}`)
    expect(await wayOf(action(posted(path, { intent: 'default', id: '3' }), env))).toBe(`303 ${path}`)
    expect(calls).toMatchObject([
      { method: 'PATCH', path: '/api/v1/user/addresses/3', body: { name: 'Marie Větrná' } },
      { method: 'PATCH', path: '/api/v1/user/addresses/3', body: { default: true } },
    ])
  })

  it('C7.44 are deleted, also when they were gone before', async () => {
    for (const answer of [new Response(null, { status: 204 }), refusal(404, 'not_found')]) {
      const { env, calls } = signedIn(() => answer)
      expect(await wayOf(action(posted(path, { intent: 'delete', id: '3' }), env))).toBe(`303 ${path}`)
      expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/v1/user/addresses/3' }])
    }
  })

  it('say what is wrong at its field, keep the rest and send nothing', async () => {
    const { env, calls } = signedIn(saved)
    expect(await action(posted(path, { ...fields, street: 'Lipová' }), env)).toMatchObject({
      data: { form: 'save', errors: { street: 'street_and_number_invalid' }, values: { city: 'Brno' } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('put a refusal of the shop at the field it speaks of', async () => {
    const { env } = signedIn(() => refusal(422, 'validation', 'address.city'))
    expect(await action(posted(path, fields), env)).toMatchObject({
      data: { errors: { city: 'validation' }, text: null, values: { fullName: 'Marie Větrná' } },
    })
  })

  it('C2.14 lead to signing in when the session died meanwhile', async () => {
    const { env } = signedIn(() => refusal(401, 'unauthorized'))
    const way = '303 /prihlasit?redirect=%2Fuzivatel%2Fseznam-adres'
    for (const form of [fields, { intent: 'delete', id: '3' }, { intent: 'default', id: '3' }])
      expect(await wayOf(action(posted(path, form), env))).toBe(way)
  })

  it('do nothing for a form that is not ours', async () => {
    const { env, calls } = signedIn(saved)
    for (const form of [{ intent: 'drop', id: '3' }, { intent: 'delete', id: 'x' }, { intent: 'default' }])
      expect(await action(posted(path, form as Record<string, string>), env)).toMatchObject({ init: { status: 422 } })
    expect(calls).toEqual([])
  })
})
