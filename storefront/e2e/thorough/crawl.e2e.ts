import { imageStyles } from '@vanek/sdk/images'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from '../support/test.ts'
import { pages } from '../../src/composition/routing/pages.ts'
import { desktop, phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { anchorsIn, crawl, idsIn, picturesIn, type Crawled } from '../support/crawl.ts'
import { canonicalOf, robotsOf } from '../support/head.ts'
import { invalidIn } from '../support/validator.ts'
import { open } from '../support/hydrated.ts'
import { startShop } from '../support/servers.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

// pages that need a session or a cart redirect
const redirects: Readonly<Record<string, string>> = {
  '/zobrazeni-cen': '/',
  '/kosik/doprava-a-platba': '/kosik',
  '/kosik/dodaci-udaje': '/kosik',
  '/uzivatel/oblibene': '/prihlasit?redirect=%2Fuzivatel%2Foblibene',
  '/odstoupit-od-smlouvy?objednavka=moje': '/prihlasit?redirect=%2Fodstoupit-od-smlouvy%3Fobjednavka%3Dmoje',
}

const all = process.env['CRAWL'] === 'all'
/** Number of pages per route to open in the browser; `CRAWL=all` opens every one. */
const perRoute = all ? Number.POSITIVE_INFINITY : 1
/** Validates one in this many product pages, which are all alike; with `CRAWL=all` each one. */
const step = all ? 1 : 20
const goods = new Set(['product', 'catch-all'])
const routes = pages.map(({ path, name }) => ({ path, id: name }))
const routeOf = (path: string) => matchRoutes(routes, path.split('?')[0] ?? path)?.at(-1)?.route.id
// content known only in the browser: the time of day, the comparison
const ofBrowser = ['.open-now']
const personal = ['/porovnat', '/kosik', '/prihlasit']

/** Requests one in this many products, which all have the same page; every one with `CRAWL=all`. */
const everyProduct = all ? 1 : 5
const isLeftOut = (pathname: string): boolean =>
  pathname.startsWith('/produkt/') &&
  Array.from(pathname, (sign) => sign.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % everyProduct !== 0

/** Number of data sheets to request: all have the same template, and each is generated on request. */
const maxSheets = all ? Number.POSITIVE_INFINITY : 12
const requestedSheets = new Set<string>()

/**
 * Every page and every state of a listing counts; of other queries one for each route, of an image one for each size.
 */
function shapeOf({ pathname, search, searchParams }: URL): string {
  if (pathname.endsWith('.pdf')) return requestedSheets.add(pathname).size > maxSheets ? 'a data sheet' : pathname
  if (isLeftOut(pathname)) return 'a product'
  if (pathname.startsWith('/cdn/')) return pathname.split('/').at(-1) ?? pathname
  const names = [...new Set([...searchParams.keys()].map((name) => name.replace(/\d+/, '0')))].sort().join()
  return all || names === '' || names === 'page' ? pathname + search : `${routeOf(pathname)} ${names}`
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The document at a URL without links to it. */
async function documentAt(url: string): Promise<string> {
  const page = await fetch(url, { redirect: 'manual' })
  expect([url, page.status]).toEqual([url, 200])
  return page.text()
}

test.describe('all pages reachable from the home page', () => {
  // each test reads what the first one has found
  test.describe.configure({ mode: 'serial', retries: 0 })
  // no page is requested twice, so a cache is useless
  let shop: Awaited<ReturnType<typeof startShop>>
  test.beforeAll(async () => {
    shop = await startShop(sandboxUrl, { PAGE_CACHE: 'off' })
  })
  test.afterAll(() => shop.stop())

  const html = new Map<string, string>()
  /** Responses with status 200. */
  const answered = new Map<string, string>()
  const sizes = new Map<string, string>()
  test('respond, have no broken links, and are valid HTML', async () => {
    test.setTimeout(400_000)
    const invalid: string[] = []
    const visit = async ({ path, html: text, status }: Crawled) => {
      if (text === '') return
      html.set(path, text)
      if (status === 200) answered.set(path, text)
      for (const style of picturesIn(text)) sizes.set(style, path)
      if (goods.has(routeOf(path) ?? '') && html.size % step !== 0) return
      const found = await invalidIn(text)
      invalid.push(...found.slice(0, 3).map((fault) => `${path}: ${fault}`))
    }
    const visited = await crawl({ shopUrl: shop.shopUrl, start: '/', shapeOf, visit })
    const broken = visited.filter(({ status, path, location }) => {
      if (location !== null && location === redirects[path]) return false
      return status !== 200
    })
    expect(broken.map(({ path, status, from, location }) => `${from} -> ${path}: ${status} ${location ?? ''}`)).toEqual(
      [],
    )

    const brokenAnchors = [...html].flatMap(([path, text]) =>
      anchorsIn(path, text).flatMap(({ path: to, id }) => {
        const target = html.get(to)
        return target === undefined || idsIn(target).has(id) ? [] : [`${path} -> ${to}#${id}`]
      }),
    )
    expect([...new Set(brokenAnchors)].slice(0, 20)).toEqual([])
    expect(invalid.slice(0, 40)).toEqual([])
    // every image style in a page has to be in the list
    const listed = new Set<string>(imageStyles)
    expect([...sizes].filter(([style]) => !listed.has(style))).toEqual([])
    expect(sizes.size).toBeGreaterThan(20)
    // a fifth of the catalogue and its listings has more pages
    expect(html.size).toBeGreaterThan(300)
  })

  test('are in a sitemap if they respond and may be indexed, each by its canonical URL', async () => {
    const answer = await fetch(`${shop.shopUrl}/sitemap.xml`)
    expect(answer.headers.get('content-type')).toContain('application/xml')
    const [pages = '', ...products] = locations(await answer.text())
    expect(pages).toBe(`${shop.shopUrl}/sitemap/pages.xml`)
    expect(products[0]).toBe(`${shop.shopUrl}/sitemap/products-1.xml`)
    const all = locations(await (await fetch(pages)).text())
    const some = locations(await (await fetch(products[0] ?? '')).text())
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(100)
    expect(some.length).toBeGreaterThan(100)
    for (const url of [...all, ...some.slice(0, 5), ...some.slice(-5)]) {
      const text = answered.get(url.slice(shop.shopUrl.length)) ?? (await documentAt(url))
      expect([url, robotsOf(text)?.includes('noindex') ?? false]).toEqual([url, false])
      expect(canonicalOf(text)).toBe(url)
    }
  })

  test('hydrate without warnings, and axe has no findings', async () => {
    test.setTimeout(3_600_000)
    const counts = new Map<string | undefined, number>()
    const chosen = [...html.keys()].filter((path) => {
      const route = routeOf(path)
      const count = counts.get(route) ?? 0
      counts.set(route, count + 1)
      return count < perRoute
    })
    const { page, context, complaints } = await enter({ baseURL: shop.shopUrl })
    await recordViolations(context)
    const faults: string[] = []
    for (const [at, path] of chosen.entries()) {
      const before = complaints.length
      await open(page, path)
      const places = personal.includes(path) ? ['main'] : ofBrowser
      const { sent, now } = await compareHydration(page, places)
      if (sent.elements !== now.elements || sent.text !== now.text) faults.push(`${path}: drawn anew`)
      // the frame is the same on all pages: axe checks half of them on a phone, the others on a desktop
      const axeAt = all ? undefined : at % 2 === 0 ? phone : desktop
      faults.push(...(await faultsOf(page, axeAt)).map((fault) => `${path}: ${fault}`))
      faults.push(...complaints.slice(before).map((complaint) => `${path}: ${complaint}`))
    }
    expect(faults).toEqual([])
  })
})
