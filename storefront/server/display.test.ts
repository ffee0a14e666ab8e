import { afterEach, describe, expect, it } from 'vitest'
import type { RenderArgs } from '../src/composition/entry-server.tsx'
import { guestSettings } from '../src/lib/page/settings.ts'
import { pageOf, startShop, type FakeShop } from './testing/fake-shop.ts'

const czk = guestSettings.currency
let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const currencies = async (input: RequestInfo | URL) =>
  String(input instanceof Request ? input.url : input).endsWith('/currencies')
    ? Response.json([czk, { ...czk, code: 'EUR', symbol: '€' }])
    : new Response('{}', { status: 500 })

const shown = ({ settings: { currency, display } }: RenderArgs) => `${currency.code} ${JSON.stringify(display)}`
const start = () => startShop((args) => pageOf(`<p>${shown(args)}</p>`, args), { fetch: currencies })

const choose = (own: FakeShop, fields: Record<string, string>, site = 'same-origin') =>
  own.request('/zobrazeni-cen', {
    method: 'POST',
    headers: { 'sec-fetch-site': site },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .sort()

describe('the price display that a visitor has chosen', () => {
  it('C4.86 is stored in one cookie each for currency, VAT and both prices', async () => {
    shop = await start()
    const answer = await choose(shop, { currency: 'EUR', prices: 'without', back: '/kosik?a=1' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kosik?a=1'])
    expect(cookiesOf(answer)).toEqual(['vanek_currency=EUR', 'vanek_display_both=0', 'vanek_display_vat=0'])
    expect(cookiesOf(await choose(shop, { prices: 'both' }))).toEqual(['vanek_display_both=1', 'vanek_display_vat=1'])
  })

  it('C4.86 changes a cached page, and only in the browser of the visitor who chose', async () => {
    shop = await start()
    const requestPage = async (cookie?: string) => {
      const answer = await shop?.request('/kept/a', cookie ? { headers: { cookie } } : {})
      const text = /<p>(.*?)<\/p>/.exec((await answer?.text()) ?? '')?.[1]?.replaceAll('&quot;', '"')
      return [text, answer?.headers.get('cache-control')]
    }
    const publicly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
    expect(await requestPage()).toEqual(['CZK null', publicly])
    expect(await requestPage('vanek_currency=EUR')).toEqual(['EUR null', 'private, no-cache'])
    const without = { displayVAT: false, displayBothPrices: false }
    expect((await requestPage('vanek_display_vat=0; vanek_display_both=0'))[0]).toBe(`CZK ${JSON.stringify(without)}`)
    expect(await requestPage('vanek_currency=XXX; vanek_display_vat=maybe')).toEqual(['CZK null', publicly])
    await requestPage('vanek_currency=EUR; other=1')
    expect(shop.rendered).toHaveLength(3)
    for (const both of [0, 1])
      expect(await requestPage(`vanek_display_both=${both}`)).toEqual([
        expect.stringContaining(`"displayBothPrices":${both === 1}`),
        'private, no-cache',
      ])
  })

  it('redirects to this shop only, and is refused from other sites', async () => {
    shop = await start()
    expect((await choose(shop, { prices: 'with', back: '//elsewhere.test/' })).headers.get('location')).toBe('/')
    const foreign = await choose(shop, { currency: 'EUR' }, 'cross-site')
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []])
    expect(cookiesOf(await choose(shop, { currency: 'eur; path=/', prices: 'toString' }))).toEqual([])
  })
})
