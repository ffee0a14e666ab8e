import type { PaymentWidget } from '@vanek/sdk/integrations/payment'
import { describe, expect, it } from 'vitest'
import { type Answer, pageEnv, refusal } from '../../testing/page-env.ts'
import { payInWidget } from './pay-in-widget.ts'

const callback = '/checkout/payment/callback'
const started = () =>
  Response.json({ redirectUrl: 'https://pay.test/1', widget: { provider: 'acme', clientSecret: 'secret' } })

async function paid(answer: Answer, mount: PaymentWidget<HTMLElement>['mount'] = async () => 'done') {
  const { env, calls } = pageEnv(answer)
  const nothing = { script: [], frame: [], connect: [], permissions: [] }
  const ended = await payInWidget(env.shop, {
    ...{ order: { token: 'current' }, payKey: 'key-of-it', widget: { provider: 'acme', policy: nothing, mount } },
    ...{ place: {} as HTMLElement, locale: 'cs', title: 'Okno', signal: new AbortController().signal },
  })
  return { ended, calls }
}

describe('a payment in a widget', () => {
  it('C2.06 begins at the back end, and ends where the back end is asked how it ended', async () => {
    const shown: unknown[] = []
    const { ended, calls } = await paid(started, async (_place, { clientSecret, locale, title }) => {
      shown.push({ clientSecret, locale, title })
      return 'done'
    })
    expect(shown).toEqual([{ clientSecret: 'secret', locale: 'cs', title: 'Okno' }])
    expect(ended).toEqual({ kind: 'leave', to: callback })
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/orders/token/current/payment', key: 'key-of-it' }])
  })

  it('C2.06 can be tried again when its window was closed, and when it could not be shown', async () => {
    expect((await paid(started, async () => 'closed')).ended).toEqual({ kind: 'closed' })
    expect((await paid(started, () => Promise.reject(new Error('blocked')))).ended).toEqual({ kind: 'broken' })
  })

  it('C2.06 is led to the page of the provider when it has no such widget', async () => {
    const { ended } = await paid(() => Response.json({ redirectUrl: 'https://pay.test/1' }))
    expect(ended).toEqual({ kind: 'leave', to: 'https://pay.test/1' })
    const unsafe = await paid(() => Response.json({ redirectUrl: 'javascript:alert(1)' }))
    expect(unsafe.ended).toEqual({ kind: 'leave', to: callback })
  })

  it.each(['already_paid', 'order_cancelled'])('C2.06 shows what holds of an order that is %s', async (code) => {
    expect((await paid(() => refusal(409, code))).ended).toEqual({ kind: 'leave', to: callback })
  })

  it('C2.06 says why it could not begin', async () => {
    const { ended } = await paid(() => refusal(409, 'payment_unavailable'))
    expect(ended).toMatchObject({ kind: 'refused', error: { code: 'payment_unavailable' } })
  })
})
