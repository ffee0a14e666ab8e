import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/sledovani-objednavky'
const fields = { code: ' č. 2600001 ', email: ' marie@example.cz ', formKey: 'key-of-the-form' }
const sent = () => new Response(null, { status: 202 })

describe('looking up an order without scripts', () => {
  it('A2.01 A2.03 requests a mail whose link opens our page, under the key of the form', async () => {
    const { env, calls } = pageEnv(sent)
    expect(await action(actionArgs(path, fields), env)).toMatchObject({ data: { done: true } })
    expect(calls).toMatchObject([
      {
        ...{ path: '/api/v1/orders/lookup', key: 'key-of-the-form' },
        body: {
          ...{ code: '2600001', email: 'marie@example.cz' },
          callbackUrl: 'http://own.test/sledovani-objednavky/odkaz',
        },
      },
    ])
  })

  it.each([
    [
      { code: '', email: 'marie@' },
      { code: 'required', email: 'email_invalid' },
    ],
    [{ code: '1'.repeat(41) }, { code: 'too_long' }],
  ])('A2.08 shows the error of %j, keeps it and sends nothing', async (typed, errors) => {
    const { env, calls } = pageEnv(sent)
    expect(await action(actionArgs(path, { ...fields, ...typed }), env)).toMatchObject({
      ...{ data: { done: false, errors, values: typed }, init: { status: 422 } },
    })
    expect(calls).toEqual([])
  })

  it('A2.08 shows errors that belong to no field', async () => {
    const { env } = pageEnv(() => refusal(429, 'rate_limited', null, 'Příliš mnoho.'))
    expect(await action(actionArgs(path, fields), env)).toMatchObject({
      data: { errors: {}, text: 'Příliš mnoho.', values: { email: 'marie@example.cz' } },
    })
  })

  it('A2.07 prefills the number from a mail, and has a new key each time', async () => {
    const { env } = pageEnv(sent)
    const shown = async (at: string) => (await loader(loaderArgs(at), env)) as { code: string; formKey: string }
    const [first, second] = [await shown(`${path}?cislo=2600001`), await shown(path)]
    expect([first.code, second.code, (await shown(`${path}?cislo=${'1'.repeat(41)}`)).code]).toEqual([
      '2600001',
      '',
      '',
    ])
    expect(first.formKey).not.toBe(second.formKey)
  })
})
