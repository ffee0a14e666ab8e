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
  return { told: await actOnOrder(form, env.shop, order), calls }
}

describe('a posted form of an order', () => {
  it('A3.12 cancels, once for the key of the page', async () => {
    const { told, calls } = await acted({ intent: actionIntents.cancel }, () => Response.json({ status: 'cancelled' }))
    expect(told).toEqual({ kind: 'order_cancelled' })
    expect(calls).toMatchObject([{ method: 'POST', path: `${path}/cancellation`, key }])
  })

  it('A3.12 has a key of its own when that of the page is none', async () => {
    for (const wrong of ['', 'short', 'with spaces in it', 'x'.repeat(201)]) {
      const { calls } = await acted({ intent: actionIntents.cancel, changeKey: wrong }, () => Response.json({}))
      expect(calls[0]?.key).toMatch(/^[\w-]{8,200}$/)
      expect(calls[0]?.key).not.toBe(wrong)
    }
  })

  it('A3.12 leads to where an order is paid, or says why not', async () => {
    const redirectUrl = 'https://pay.test/1'
    const paid = await acted({ intent: actionIntents.pay }, () => Response.json({ redirectUrl }))
    expect(paid.told).toEqual({ kind: 'pay', start: { redirectUrl } })
    const late = await acted({ intent: actionIntents.pay }, () => refusal(409, 'already_paid'))
    expect(late.told).toMatchObject({ kind: 'refused', error: { code: 'already_paid' } })
  })

  it.each([
    ['3:120.50', { payment_id: 3, expected_total: 120.5 }],
    ['3:120', { payment_id: 3, expected_total: 120 }],
    ['3', { payment_id: 0 }],
    ['3:-1', { payment_id: 0 }],
    ['3:1:2', { payment_id: 0 }],
  ])('A3.05 changes the payment to %s, never to a higher sum', async (payment, body) => {
    const changed = () => Response.json({ payment: { state: 'offline' } })
    const { told, calls } = await acted({ intent: actionIntents.change, payment }, changed)
    expect(told).toEqual({ kind: 'payment_changed' })
    expect(calls).toEqual([{ method: 'PUT', path: `${path}/payment`, key, body }])
  })

  it('A3.04 pays what was changed to a card, and is changed even if that cannot be begun', async () => {
    const redirectUrl = 'https://pay.test/2'
    const fields = { intent: actionIntents.change, payment: '1:100' }
    const pending = () => Response.json({ payment: { state: 'pending' } })
    const both = await acted(fields, ({ method }) => (method === 'PUT' ? pending() : Response.json({ redirectUrl })))
    expect(both.told).toEqual({ kind: 'pay', start: { redirectUrl } })
    expect(both.calls.map((call) => call.key)).toEqual([key, `${key}-pay`])
    const half = await acted(fields, ({ method }) => (method === 'PUT' ? pending() : refusal(409, 'already_paid')))
    expect(half.told).toEqual({ kind: 'payment_changed' })
    const none = await acted(fields, () => refusal(409, 'price_changed'))
    expect([none.told, none.calls.length]).toEqual([
      expect.objectContaining({ kind: 'refused', error: expect.objectContaining({ code: 'price_changed' }) }),
      1,
    ])
  })

  it('is none of an order', async () => {
    const { told, calls } = await acted({ intent: 'other' }, () => Response.json({}))
    expect([told, calls]).toEqual([null, []])
  })
})
