import { describe, expect, it } from 'vitest'
import { pageEnv, redirectOf } from '../../testing/page-env.ts'
import { readPayingOrder, takePayingOrder, toPayment } from './to-payment.ts'

const redirectUrl = 'https://pay.test/1'
const widget = { provider: 'sandbox', clientSecret: 'secret' }

describe('the redirect to a payment', () => {
  it.each([
    ['nothing to pay', { redirectUrl: null }, false, '303 /kosik/dokonceni'],
    ['the page of the provider', { redirectUrl }, false, `303 ${redirectUrl}`],
    ['the page of its widget', { redirectUrl, widget }, false, '303 /kosik/platba/sandbox'],
    ['the page of the provider without scripts', { redirectUrl, widget }, true, `303 ${redirectUrl}`],
    [
      'the page of a provider whose widget is not known',
      { redirectUrl, widget: { ...widget, provider: 'other' } },
      false,
      `303 ${redirectUrl}`,
    ],
    ['no page that is none', { redirectUrl: 'javascript:alert(1)' }, false, '303 /checkout/payment/callback'],
  ])('C2.06 C7.25 redirects to %s', async (_, start, server, way) => {
    const { env } = pageEnv(() => new Response())
    expect(await redirectOf(toPayment(start, { ...env, server }))).toBe(way)
  })

  it('C2.06 stores which order is paid from its page, until the shopper returns', async () => {
    const { env } = pageEnv(() => new Response())
    await toPayment({ redirectUrl, widget }, { ...env, server: false }, 'o-1')
    expect([readPayingOrder(env.cookies), takePayingOrder(env.cookies), takePayingOrder(env.cookies)]).toEqual([
      'o-1',
      'o-1',
      null,
    ])
    await toPayment({ redirectUrl }, env, 'current')
    await toPayment({ redirectUrl }, env)
    expect(readPayingOrder(env.cookies)).toBeNull()
  })
})
