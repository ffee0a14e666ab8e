import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unwrap } from '@vanek/sdk'
import { getProduct } from '@vanek/sdk/product'
import { setStock } from '../support/find-product.ts'
import { withData } from '../support/page-data.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { type MarketServers, startMarkets } from '../support/servers.ts'
import { afterTest, expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { sandboxUrl } = visitors()

type Locale = 'cs' | 'sk'
const locales = ['cs', 'sk'] as const
const otherOf = (locale: Locale): Locale => (locale === 'cs' ? 'sk' : 'cs')

/** A stock that no product of the seed has, to recognize data of each market. */
const markedStock = { cs: 7_331, sk: 8_442 } as const
const products = 12
const rounds = 3
const concurrency = 16

let shops: MarketServers
test.beforeAll(async () => {
  shops = await startMarkets(sandboxUrl)
})
test.afterAll(() => shops.stop())

const shopOf = (locale: Locale) => (locale === 'cs' ? shops.shopUrl : shops.slovakUrl)
const sandboxOf = (locale: Locale) => (locale === 'cs' ? shops.sandboxUrl : shops.slovakSandboxUrl)

/** Pseudorandom numbers, the same in each run. */
function seededRandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

function shuffled<T>(all: readonly T[], roll: (below: number) => number): T[] {
  const mixed = [...all]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = roll(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}

const textOf = async (url: string) => (await fetch(url)).text()

const locationsIn = (xml: string, origin: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length))

/** Addresses of products, which both markets have. */
async function productPaths(locale: Locale): Promise<string[]> {
  const origin = shopOf(locale)
  const [, file = ''] = locationsIn(await textOf(`${origin}/sitemap.xml`), origin)
  return locationsIn(await textOf(origin + file), origin).filter((_, at) => at % 40 === 0)
}

const slugOf = (path: string) => path.split('/').at(-1) ?? ''

/** Requests to both hosts: public pages, listings with filters, files for machines and JSON. */
async function pathsOf(locale: Locale): Promise<readonly string[]> {
  const origin = shopOf(locale)
  const pages = locationsIn(await textOf(`${origin}/sitemap/pages.xml`), origin).filter((_, at) => at % 12 === 0)
  const goods = (await productPaths(locale)).slice(0, products)
  const listings = locale === 'cs' ? ['/koupelnove-ventilatory', '/hledat'] : ['/kupelnove-ventilatory', '/hladat']
  return [
    ...['/', ...pages, ...goods],
    ...[`${listings[0]}?f4=125`, `${listings[0]}?sort=price_asc&page=2`, `${listings[1]}?q=ventil`],
    ...['/feed/google.xml', '/feed/heureka.xml', '/clanky.xml', '/sitemap.xml', '/sitemap/pages.xml'],
    ...['/sitemap/products-1.xml', '/llms.txt', '/manifest.webmanifest', '/robots.txt'],
    // the same address in both shops
    ...['/kosik', '/znacky', '/kontakt', '/tiche-ventilatory', '/content/search?q=ventil&limit=5'],
    ...goods.map((path) => `/content/catalog/product?slugs=${slugOf(path)}`),
  ]
}

/** Parts that may name the other shop. */
const allowed = [
  /<nav class="foot-markets"[\s\S]*?<\/nav>/g,
  /<link rel="alternate" hreflang[^>]*>/g,
  /<xhtml:link[^>]*>/g,
  /"slugs":\[[^\]]*\]/g,
  // editors of the Czech shop write a limit in both currencies: 2 500 Kč (100 €)
  /Kč[^<(]{0,8} \(\d+[\s\u00a0]€[^)]*\)/g,
]
// both markets sell in both currencies: each page has the code of the other one, but not its amounts
const money = {
  cs: /\d[\s\u00a0]*Kč|\d CZK\b|"priceCurrency":"CZK"/,
  sk: /\d[\s\u00a0]*€|\d EUR\b|"priceCurrency":"EUR"/,
} as const

/** Parts of a response that belong to the other market. */
function leaksIn(locale: Locale, text: string): readonly string[] {
  const own = allowed.reduce((all, part) => all.replaceAll(part, ''), text)
  const other = otherOf(locale)
  return [
    new RegExp(`.{0,60}(?:${money[other].source}).{0,20}`).exec(own)?.[0],
    own.includes(shopOf(other)) ? shopOf(other) : undefined,
    new RegExp(`\\b${markedStock[other]}\\b`).exec(own)?.[0],
    own.includes(`<html lang="${other}"`) ? other : undefined,
  ].filter((leak) => leak !== undefined)
}

/** Cookies of a visitor with goods in the cart of a shop. */
async function cookiesOf(locale: Locale, path: string): Promise<string> {
  const visitor = plainVisitor(shopOf(locale))
  const product = unwrap(await getProduct(sandboxShop(sandboxOf(locale)), { slug: slugOf(path) }))
  await visitor.post('/kosik', { intent: 'add', variantId: String(product.defaultVariantId), amount: '1' })
  expect(visitor.cookies.size).toBeGreaterThan(0)
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

interface MarketRequest {
  readonly locale: Locale
  readonly path: string
  readonly cookie: string
}

/** Requests everything in random order and in parallel, with and without cookies of the other market. */
async function findLeaks(all: readonly MarketRequest[], originOf: (locale: Locale) => string) {
  const queue = shuffled(
    Array.from({ length: rounds }).flatMap(() => all),
    seededRandom(2_026),
  )
  const leaks: string[] = []
  let read = 0
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { locale, path, cookie } = next
      const answer = await fetch(originOf(locale) + path, {
        headers: { ...(cookie && { cookie }) },
        redirect: 'manual',
      })
      const text = await withData(originOf(locale), await answer.text())
      if (answer.status === 200) read += 1
      for (const leak of leaksIn(locale, text)) leaks.push(`${locale} ${path}${cookie && ' with cookies'}: ${leak}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { read, leaks: [...new Set(leaks)].sort() }
}

test.describe('two markets under load', () => {
  test('no response of one market has a price, stock or URL of the other', async () => {
    for (const locale of locales)
      for (const path of (await productPaths(locale)).slice(0, products)) {
        const { variants } = unwrap(await getProduct(sandboxShop(sandboxOf(locale)), { slug: slugOf(path) }))
        for (const { id, availability } of variants) {
          if (availability.stock === null) continue
          await setStock(sandboxOf(locale), id, markedStock[locale])
          // other tests of this worker rely on it
          const before = availability.stock
          afterTest(() => setStock(sandboxOf(locale), id, before))
        }
      }
    const perMarket = await Promise.all(
      locales.map(async (locale) => {
        const other = otherOf(locale)
        const cookies = await cookiesOf(other, (await productPaths(other))[0] ?? '')
        return (await pathsOf(locale)).flatMap((path) => ['', cookies].map((cookie) => ({ locale, path, cookie })))
      }),
    )
    const all: readonly MarketRequest[] = perMarket.flat()
    const { read, leaks } = await findLeaks(all, shopOf)
    expect(read).toBeGreaterThan(all.length * rounds * 0.9)
    expect(leaks).toEqual([])
    // the marked stock is shown in its own market
    const [path = ''] = await productPaths('sk')
    expect(await withData(shopOf('sk'), await textOf(shopOf('sk') + path))).toContain(String(markedStock.sk))
  })

  test('a cache without the host in its keys is found', async () => {
    const cache = new Map<string, Promise<{ status: number; body: string }>>()
    const server = createServer((request, response) => {
      const { url = '', headers } = request
      const origin = shopOf(headers['x-market'] === 'sk' ? 'sk' : 'cs')
      const read = async () => {
        const answer = await fetch(origin + url)
        return { status: answer.status, body: await answer.text() }
      }
      const answer = cache.get(url) ?? read()
      cache.set(url, answer)
      void answer.then(({ status, body }) => response.writeHead(status).end(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    afterTest(() => server.close())
    const { port } = server.address() as AddressInfo
    const fetchLeaky = async (locale: Locale, path: string) =>
      leaksIn(
        locale,
        await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-market': locale } })).text(),
      )
    expect(await fetchLeaky('cs', '/tiche-ventilatory')).toEqual([])
    expect(await fetchLeaky('sk', '/tiche-ventilatory')).toEqual(
      expect.arrayContaining([expect.stringContaining('Kč'), shopOf('cs'), 'cs']),
    )
  })
})
