import { describe, expect, it } from 'vitest'
import { pageEnv, actionArgs, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const fields = { name: ' Marie Větrná ', email: 'marie@example.cz', phone: '', message: 'Dobrý den' }

describe('the contact form without scripts', () => {
  it('C7.59 sends the message with an idempotency key', async () => {
    const { env, calls } = pageEnv(() => Response.json({ status: 'sent' }))
    expect(await action(actionArgs('/kontakt', fields), env)).toMatchObject({ data: { done: true } })
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/contact-form',
        key: expect.stringMatching(/\S/),
        body: { name: 'Marie Větrná', email: 'marie@example.cz', phone: null, message: 'Dobrý den' },
      },
    ])
  })

  it('posted twice, as by a double click, is one message; another one is another', async () => {
    const { env, calls } = pageEnv(() => Response.json({ status: 'sent' }))
    for (const message of ['Dobrý den', 'Dobrý den', 'Ještě něco'])
      await action(actionArgs('/kontakt', { ...fields, message }), env)
    const [first, second, third] = calls.map(({ key }) => key)
    expect([first === second, first === third]).toEqual([true, false])
  })

  it('shows what is missing, keeps the rest and sends nothing', async () => {
    const { env, calls } = pageEnv(() => Response.json({ status: 'sent' }))
    expect(await action(actionArgs('/kontakt', { ...fields, message: ' ', email: 'marie' }), env)).toMatchObject({
      data: { done: false, issues: { message: 'required', email: 'email_invalid' }, typed: { name: 'Marie Větrná' } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('keeps the typed input when the shop refuses', async () => {
    const { env } = pageEnv(() => refusal(429, 'rate_limited'))
    expect(await action(actionArgs('/kontakt', fields), env)).toMatchObject({
      data: { done: false, issues: {}, typed: { message: 'Dobrý den' }, text: expect.stringMatching(/\S/) },
      init: { status: 422 },
    })
  })
})
