import { afterEach, describe, expect, it } from 'vitest'
import { urlOf } from '../http/web.ts'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { pageOf, seeOther, startShop, type FakeShop } from '../testing/fake-shop.ts'

const czk = guestSettings.currency
let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const eur = { ...czk, code: 'EUR', symbol: '€' }

/** Back ends: the currencies, and a log of the addresses whose country was looked up. */
function world(sold: readonly object[] = [czk, eur]) {
  const lookups: string[] = []
  let geo = async (ip: string): Promise<Response> =>
    Response.json({ country: { '192.0.2.1': 'CZ', '198.51.100.7': 'SK', '203.0.113.9': 'DE' }[ip] ?? null })
  const send: typeof fetch = async (input, init) => {
    const url = new URL(urlOf(input))
    if (url.pathname.endsWith('/currencies')) return Response.json(sold)
    if (url.pathname !== '/services/geo/country') return new Response('{}', { status: 500 })
    lookups.push(url.searchParams.get('ip') ?? '')
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('given up')))
      geo(lookups.at(-1) ?? '').then(resolve, reject)
    })
  }
  return { lookups, fetch: send, be: (next: typeof geo) => void (geo = next) }
}

const start = (send: typeof fetch, config: object) =>
  startShop((args) => pageOf(`<p>${args.settings.currency.code}</p>`, args), { fetch: send, config })

const shownIn = async (answer: Response) => /<p>(.*?)<\/p>/.exec(await answer.text())?.[1]
const cookiesOf = (answer: Response) => answer.headers.getSetCookie()
const from = (address: string, cookie?: string) => ({
  headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
})

describe('a currency in the address of a page', () => {
  const on = { currencyFromQuery: true }
  const kept = 'vanek_currency=EUR; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax'

  it.each(['/kept/a', '/kosik'])('C4.88 C4.89 is shown at once and stored for a year: %s', async (path) => {
    shop = await start(world().fetch, on)
    const answer = await shop.request(`${path}?currency=EUR`)
    expect([answer.status, await shownIn(answer), cookiesOf(answer)]).toEqual([200, 'EUR', [kept]])
    const next = await shop.request(path, { headers: { cookie: 'vanek_currency=EUR' } })
    expect([await shownIn(next), cookiesOf(next)]).toEqual(['EUR', []])
    expect(await shownIn(await shop.request(path))).toBe('CZK')
  })

  it('C4.88 makes no copies of cached pages, and no cache in front stores the cookie of a visitor', async () => {
    shop = await start(world().fetch, on)
    const plain = await shop.request('/kept/a')
    expect(plain.headers.get('cache-control')).toContain('public')
    const chosen = { headers: { cookie: 'vanek_currency=EUR' } }
    for (const [path, init] of [
      ['/kept/a?currency=CZK', chosen],
      ['/kept/a?utm_source=x&currency=CZK', {}],
      ['/kept/a?currency=EUR', {}],
      ['/kept/a?currency=EUR&x=1', chosen],
    ] as const) {
      const answer = await shop.request(path, init)
      expect([cookiesOf(answer).length, answer.headers.get('cache-control')]).toEqual([1, 'private, no-cache'])
      const again = {
        headers: { ...('headers' in init && init.headers), 'if-none-match': answer.headers.get('etag') ?? '' },
      }
      const unchanged = await shop.request(path, again)
      expect([unchanged.status, cookiesOf(unchanged).length, unchanged.headers.get('cache-control')]).toEqual([
        304,
        1,
        'private, no-cache',
      ])
    }
    expect(shop.rendered).toEqual(['/kept/a', '/kept/a'])
  })

  it('C4.88 wins over what was chosen before, also on the way to another address', async () => {
    shop = await startShop(() => seeOther('/prihlasit'), { fetch: world().fetch, config: on })
    const chosen = { headers: { cookie: 'vanek_currency=CZK' } }
    expect(cookiesOf(await shop.request('/uzivatel?currency=EUR', chosen))).toEqual([kept])
    const moved = await shop.request('/Kept/A/?currency=EUR', chosen)
    expect([moved.headers.get('location'), cookiesOf(moved)]).toEqual(['/kept/a?currency=EUR', []])
  })

  it.each(['XXX', 'eur', '', 'EUR;Path=/x', '%zz'])(
    'C4.88 is no currency when the shop does not sell in it: "%s"',
    async (code) => {
      shop = await start(world().fetch, on)
      const answer = await shop.request(`/kept/a?currency=${code}`, { headers: { cookie: 'vanek_currency=EUR' } })
      expect([await shownIn(answer), cookiesOf(answer)]).toEqual(['EUR', []])
    },
  )

  it('C4.88 counts only where that is switched on, and not in a form', async () => {
    shop = await start(world().fetch, on)
    const post = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: new URLSearchParams() }
    expect(cookiesOf(await shop.request('/kosik?currency=EUR', post))).toEqual([])
    await shop.close()
    shop = await start(world().fetch, {})
    const answer = await shop.request('/kept/a?currency=EUR')
    expect([await shownIn(answer), cookiesOf(answer)]).toEqual(['CZK', []])
    expect(answer.headers.get('cache-control')).toContain('public')
  })

  it('is removed from the URL when the visitor chooses another in the form of that page', async () => {
    shop = await start(world().fetch, on)
    const choose = async (back: string) => {
      const body = new URLSearchParams({ currency: 'CZK', back })
      const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body }
      return (await shop?.request('/zobrazeni-cen', init))?.headers.get('location')
    }
    expect(await choose('/kept/a?currency=EUR')).toBe('/kept/a')
    expect(await choose('/kept/a?f4=1,2&currency=EUR&page=2')).toBe('/kept/a?f4=1%2C2&page=2')
    expect(await choose('/kept/a?f4=1,2')).toBe('/kept/a?f4=1,2')
  })
})

describe('the country of a new visitor', () => {
  const on = { ipLookup: true, trustedProxies: ['127.0.0.1'] }
  const forVisit = (code: string) => [`vanek_currency=${code}; Path=/; HttpOnly; SameSite=Lax`]

  it.each([
    ['198.51.100.7', 'EUR'],
    ['203.0.113.9', 'EUR'],
    ['192.0.2.1', 'CZK'],
    ['192.0.2.99', 'CZK'],
  ])('C7.76 C4.90 from %s sets the currency of the visit to %s, and is looked up once', async (address, code) => {
    const { lookups, fetch } = world()
    shop = await start(fetch, on)
    const first = await shop.request('/kept/a', from(address))
    expect([await shownIn(first), cookiesOf(first)]).toEqual([code, forVisit(code)])
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    // they walk on, and meanwhile have another address
    const next = await shop.request('/kept/b', from('203.0.113.9', `vanek_currency=${code}`))
    expect([await shownIn(next), cookiesOf(next)]).toEqual([code, []])
    expect(await shownIn(await shop.request('/kosik', from(address)))).toBe(code)
    expect(lookups).toEqual([address])
  })

  it('C7.76 is looked up by the first page of every visitor, also a cached one, and all pages stay cached', async () => {
    const { fetch } = world()
    shop = await start(fetch, on)
    for (const cookie of [undefined, 'vanek_cart=1', undefined]) {
      expect(await shownIn(await shop.request('/kept/a', from('192.0.2.1', cookie)))).toBe('CZK')
      expect(await shownIn(await shop.request('/kept/a', from('198.51.100.7', cookie)))).toBe('EUR')
    }
    for (const cookie of ['vanek_currency=CZK', 'vanek_cart=1; vanek_currency=CZK', 'vanek_currency=CZK; a=1'])
      expect(await shownIn(await shop.request('/kept/a', from('198.51.100.7', cookie)))).toBe('CZK')
    expect(shop.rendered).toEqual(['/kept/a', '/kept/a'])
  })

  it('C4.90 has lower priority than the URL of the page and an earlier choice', async () => {
    const { lookups, fetch } = world()
    shop = await start(fetch, { ...on, currencyFromQuery: true })
    expect(await shownIn(await shop.request('/kept/a?currency=CZK', from('198.51.100.7')))).toBe('CZK')
    expect(await shownIn(await shop.request('/kept/a', from('198.51.100.7', 'vanek_currency=CZK')))).toBe('CZK')
    expect(lookups).toEqual([])
  })

  it('C4.88 is not chosen by an address where only the country decides', async () => {
    shop = await start(world().fetch, on)
    expect(await shownIn(await shop.request('/kept/a?currency=EUR', from('192.0.2.1')))).toBe('CZK')
  })

  it('C4.90 changes nothing where the shop does not sell in EUR', async () => {
    shop = await start(world([czk]).fetch, on)
    const answer = await shop.request('/kept/a', from('198.51.100.7'))
    expect([await shownIn(answer), cookiesOf(answer)]).toEqual(['CZK', forVisit('CZK')])
  })

  it('C4.91 is that of the first forwarded address, if a trusted server sent it', async () => {
    const { lookups, fetch } = world()
    shop = await start(fetch, on)
    await shop.request('/kept/a', from('unknown, 198.51.100.7:4711, 192.0.2.1, 10.0.0.1'))
    await shop.request('/kept/a', { headers: {} })
    await shop.close()
    shop = await start(fetch, { ...on, trustedProxies: ['192.0.2.200'] })
    await shop.request('/kept/a', from('203.0.113.9'))
    await shop.close()
    shop = await start(fetch, { ...on, trustedProxies: [] })
    await shop.request('/kept/a', from('203.0.113.9'))
    expect(lookups).toEqual(['198.51.100.7', '127.0.0.1', '127.0.0.1', '127.0.0.1'])
  })

  it('C7.76 is looked up once for concurrent visitors, and not at all when switched off', async () => {
    const { lookups, fetch } = world()
    shop = await start(fetch, on)
    await Promise.all(Array.from({ length: 20 }, async () => shop?.request('/kept/a', from('198.51.100.7'))))
    expect(lookups).toEqual(['198.51.100.7'])
    await shop.close()
    shop = await start(fetch, { trustedProxies: ['127.0.0.1'] })
    const answer = await shop.request('/kept/a', from('203.0.113.9'))
    expect([await shownIn(answer), cookiesOf(answer), lookups.length]).toEqual(['CZK', [], 1])
  })

  const failures: readonly (readonly [string, () => Promise<Response>])[] = [
    ['is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['never answers', () => new Promise<Response>(() => {})],
    ['fails', async () => new Response('no', { status: 500 })],
    ['answers a page', async () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ]
  it.each(failures)(
    'C7.76 falls back to the usual currency when the service %s, and sends it no more requests',
    async (_, failing) => {
      const { lookups, fetch, be } = world()
      be(failing)
      shop = await start(fetch, on)
      for (const address of ['198.51.100.7', '198.51.100.8', '198.51.100.7']) {
        const answer = await shop.request('/kept/a', from(address))
        expect([answer.status, await shownIn(answer), cookiesOf(answer)]).toEqual([200, 'CZK', forVisit('CZK')])
      }
      expect(lookups).toEqual(['198.51.100.7'])
    },
  )
})
