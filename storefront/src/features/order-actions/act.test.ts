import { describe, expect, it } from 'vitest'
import { type Answer, pageEnv, refusal } from '../../testing/page-env.ts'
import { actOnOrder } from './act.ts'
import { actionIntents } from './intents.ts'

const order = { token: 'current' }
const path = '/api/v1/orders/token/current'
const key = 'key-of-the-page'

async function acted(fields: Readonly<Record<string, string>>, answer: Answer) {
  const { env, calls } = pageEnv(answer)
  const form = new FormData()
  for (const [name, value] of Object.entries({ changeKey: key, ...fields })) form.set(name, value)
  return { result: await actOnOrder(form, env.shop, order), calls }
}

describe('a posted form of an order', () => {
  it('A3.12 cancels, once for the key of the page', async () => {
    const { result, calls } = await acted({ intent: actionIntents.cancel }, () =>
      Response.json({ status: 'cancelled' }),
    )
    expect(result).toEqual({ kind: 'order_cancelled' })
    expect(calls).toMatchObject([{ method: 'POST', path: `${path}/cancellation`, key }])
  })

  it('A3.12 creates its own key if that of the page is invalid', async () => {
    for (const wrong of ['', 'short', 'with spaces in it', 'x'.repeat(201)]) {
      const { calls } = await acted({ intent: actionIntents.cancel, changeKey: wrong }, () => Response.json({}))
      expect(calls[0]?.key).toMatch(/^[\w-]{8,200}$/)
      expect(calls[0]?.key).not.toBe(wrong)
    }
  })

  it('A3.12 redirects to the payment, or returns the error', async () => {
    const redirectUrl = 'https://pay.test/1'
    const paid = await acted({ intent: actionIntents.pay }, () => Response.json({ redirectUrl }))
    expect(paid.result).toEqual({ kind: 'pay', start: { redirectUrl } })
    const late = await acted({ intent: actionIntents.pay }, () => refusal(409, 'already_paid'))
    expect(late.result).toMatchObject({ kind: 'refused', error: { code: 'already_paid' } })
  })

  it.each([
    ['3:120.50', { payment_id: 3, expected_total: 120.5 }],
    ['3:120', { payment_id: 3, expected_total: 120 }],
    ['3', { payment_id: 0 }],
    ['3:-1', { payment_id: 0 }],
    ['3:1:2', { payment_id: 0 }],
  ])('A3.05 changes the payment to %s, never to a higher total', async (payment, body) => {
    const changed = () => Response.json({ payment: { state: 'offline' } })
    const { result, calls } = await acted({ intent: actionIntents.change, payment }, changed)
    expect(result).toEqual({ kind: 'payment_changed' })
    expect(calls).toEqual([{ method: 'PUT', path: `${path}/payment`, key, body }])
  })

  it('A3.04 starts the payment after a change to a card, and succeeds even if the payment cannot start', async () => {
    const redirectUrl = 'https://pay.test/2'
    const fields = { intent: actionIntents.change, payment: '1:100' }
    const pending = () => Response.json({ payment: { state: 'pending' } })
    const both = await acted(fields, ({ method }) => (method === 'PUT' ? pending() : Response.json({ redirectUrl })))
    expect(both.result).toEqual({ kind: 'pay', start: { redirectUrl } })
    expect(both.calls.map((call) => call.key)).toEqual([key, `${key}-pay`])
    const half = await acted(fields, ({ method }) => (method === 'PUT' ? pending() : refusal(409, 'already_paid')))
    expect(half.result).toEqual({ kind: 'payment_changed' })
    const none = await acted(fields, () => refusal(409, 'price_changed'))
    expect([none.result, none.calls.length]).toEqual([
      expect.objectContaining({ kind: 'refused', error: expect.objectContaining({ code: 'price_changed' }) }),
      1,
    ])
  })

  it('is null for another form', async () => {
    const { result, calls } = await acted({ intent: 'other' }, () => Response.json({}))
    expect([result, calls]).toEqual([null, []])
  })
})
