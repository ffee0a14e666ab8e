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
  it('C2.06 starts at the back end, and ends on the page that requests the result', async () => {
    const shown: unknown[] = []
    const { ended, calls } = await paid(started, async (_place, { clientSecret, locale, title }) => {
      shown.push({ clientSecret, locale, title })
      return 'done'
    })
    expect(shown).toEqual([{ clientSecret: 'secret', locale: 'cs', title: 'Okno' }])
    expect(ended).toEqual({ kind: 'leave', to: callback })
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/orders/token/current/payment', key: 'key-of-it' }])
  })

  it('C2.06 can be retried when its window was closed, and when it could not be shown', async () => {
    expect((await paid(started, async () => 'closed')).ended).toEqual({ kind: 'closed' })
    expect((await paid(started, () => Promise.reject(new Error('blocked')))).ended).toEqual({ kind: 'broken' })
  })

  it('C2.06 redirects to the page of the provider when there is no such widget', async () => {
    const { ended } = await paid(() => Response.json({ redirectUrl: 'https://pay.test/1' }))
    expect(ended).toEqual({ kind: 'leave', to: 'https://pay.test/1' })
    const unsafe = await paid(() => Response.json({ redirectUrl: 'javascript:alert(1)' }))
    expect(unsafe.ended).toEqual({ kind: 'leave', to: callback })
  })

  it.each(['already_paid', 'order_cancelled'])('C2.06 shows the state of an order that is %s', async (code) => {
    expect((await paid(() => refusal(409, code))).ended).toEqual({ kind: 'leave', to: callback })
  })

  it('C2.06 shows why it could not start', async () => {
    const { ended } = await paid(() => refusal(409, 'payment_unavailable'))
    expect(ended).toMatchObject({ kind: 'refused', error: { code: 'payment_unavailable' } })
  })
})
