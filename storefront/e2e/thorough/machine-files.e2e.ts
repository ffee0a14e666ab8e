import { JSDOM } from 'jsdom'
import { productDataOf } from '../support/head.ts'
import { loadRouter, open } from '../support/hydrated.ts'
import { startShop } from '../support/servers.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

const { DOMParser } = new JSDOM('').window

const xmlOf = async (path: string): Promise<Document> => {
  const answer = await fetch(shopUrl + path)
  expect([path, answer.status]).toEqual([path, 200])
  const document = new DOMParser().parseFromString(await answer.text(), 'application/xml')
  expect([path, document.getElementsByTagName('parsererror')[0]?.textContent]).toEqual([path, undefined])
  return document
}
const valueOf = (item: Element, name: string) =>
  [...item.children].find(({ tagName }) => tagName === name)?.textContent ?? ''

interface Offer {
  readonly price: number
  readonly available: boolean
}

/** A shop of its own: pages that are read here would be cached for the tests that change goods. */
let own: Awaited<ReturnType<typeof startShop>>
test.beforeAll(async () => {
  own = await startShop(sandboxUrl)
})
test.afterAll(() => own.stop())

/** Prices and availability of all variants of a product page, by catalogue code. */
async function soldOn(path: string): Promise<ReadonlyMap<string, Offer>> {
  const [first] = productDataOf(await (await fetch(own.shopUrl + path)).text())
  interface Own {
    readonly sku: string
    readonly offers: { readonly price: number; readonly availability: string }
  }
  const { hasVariant, ...only } = first as unknown as Own & { readonly hasVariant?: readonly Own[] }
  return new Map(
    (hasVariant ?? [only]).map(({ sku, offers: { price, availability } }) => [
      sku,
      { price, available: !availability.endsWith('OutOfStock') },
    ]),
  )
}

for (const [path, item, names] of [
  ['/feed/heureka.xml', 'SHOPITEM', { id: 'ITEM_ID', url: 'URL', price: 'PRICE_VAT' }],
  ['/feed/zbozi.xml', 'SHOPITEM', { id: 'ITEM_ID', url: 'URL', price: 'PRICE_VAT' }],
  ['/feed/google.xml', 'item', { id: 'g:id', url: 'g:link', price: 'g:price' }],
] as const) {
  test(`${path} has the prices of the product pages, and only products that are for sale`, async () => {
    test.setTimeout(120_000)
    const items = [...(await xmlOf(path)).getElementsByTagName(item)]
    expect(items.length).toBeGreaterThan(400)
    const prices = new Map(
      items.map((own) => [
        valueOf(own, names.id),
        Number.parseFloat(valueOf(own, 'g:sale_price') || valueOf(own, names.price)),
      ]),
    )
    expect(prices.size).toBe(items.length)
    const pages = [...new Set(items.map((own) => new URL(valueOf(own, names.url)).pathname))]
    // every twentieth product, with all its variants
    for (const page of pages.filter((_, at) => at % 20 === 0)) {
      for (const [code, { price, available }] of await soldOn(page))
        expect([page, code, prices.get(code)]).toEqual([page, code, available ? price : undefined])
    }
    expect(await soldOn('/produkt/koupelnovy-ventilator-vetrnik-tichy-125')).toEqual(
      new Map([['VTR-KV1001-125', { price: expect.any(Number) as unknown as number, available: false }]]),
    )
    expect(prices.has('VTR-KV1001-125')).toBe(false)
  })
}

test('the magazine has an RSS feed, and links to it', async () => {
  const { page } = await enter({ scripts: false })
  await page.goto('/clanky')
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  expect(address).toBe(`${shopUrl}/clanky.xml`)
  const feed = await xmlOf('/clanky.xml')
  const [first] = [...feed.getElementsByTagName('item')]
  await page.goto(valueOf(first!, 'link'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(valueOf(first!, 'title'))
  expect(Number.isNaN(Date.parse(valueOf(first!, 'pubDate')))).toBe(false)
})

test('sitemaps contain the pictures of products and articles', async () => {
  for (const path of ['/sitemap/products-1.xml', '/sitemap/pages.xml']) {
    const pictures = [...(await xmlOf(path)).getElementsByTagName('image:loc')].map(
      ({ textContent }) => textContent ?? '',
    )
    expect(pictures.length).toBeGreaterThan(20)
    const answer = await fetch(pictures[0]!)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  }
})

test('the shop can be installed: its manifest has names, a start URL and icons of the declared sizes', async () => {
  const manifest = (await (await fetch(`${shopUrl}/manifest.webmanifest`)).json()) as {
    display: string
    start_url: string
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
    shortcuts: { url: string }[]
  }
  expect([manifest.display, manifest.start_url]).toEqual(['standalone', '/'])
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pngs.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of pngs) {
    const bytes = Buffer.from(await (await fetch(shopUrl + src)).arrayBuffer())
    // width and height in the header of a PNG
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect((await fetch(shopUrl + url)).status).toBe(200)
})

test.describe('a browser that is offline', () => {
  test('shows the offline page, the only cached one, and continues when it is online again', async () => {
    const { page, context } = await enter({ offlinePage: true })
    const requests: string[] = []
    context.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => ['/sw.js', '/offline.html'].includes(path))).toEqual([])
    await loadRouter(page)
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
    await page.goto('/kosik')
    await page.goto('/prihlasit')
    const cached = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cached).toEqual(['/offline.html'])

    await context.setOffline(true)
    await page.goto('/koupelnove-ventilatory')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jste bez připojení')
    await page.getByRole('link', { name: 'Zkusit to znovu' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jste bez připojení')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Zkusit to znovu' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koupelnové ventilátory')
  })
})
