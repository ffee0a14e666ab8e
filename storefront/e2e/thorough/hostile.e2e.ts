import { type Shop, unwrap } from '@vanek/sdk'
import { getShoppingLists, getUserOrders } from '@vanek/sdk/account'
import { addCartItem, clearCart } from '@vanek/sdk/cart'
import {
  getArticle,
  getArticleCategories,
  getArticles,
  getBranches,
  getGlossary,
  getPages,
  getPaths,
} from '@vanek/sdk/content'
import { expect, test } from '../support/test.ts'
import { pages } from '../../src/composition/routing/pages.ts'
import { breakable, type Breakable, type Change } from '../support/breakable.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import { everyPath } from '../support/every-path.ts'
import { orderCart } from '../support/other-shopper.ts'
import { recordViolations } from '../support/page-faults.ts'
import { hydrated } from '../support/hydrated.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'
import { hostile } from '../../../scripts/lib/hostile.ts'
import { foreign, hiddenThings, planted, spoiled } from '../../../scripts/lib/spoiled.ts'

const { enter, sandboxUrl } = visitors()
const jana = { email: 'jana@vanek.test', password: 'vetrak-2026' }

let backEnds: readonly Breakable[]
let paths: readonly string[]
let variantId = 0
let orderToken = ''

/** URLs with path parameters, one of each kind. */
async function ownPaths(shop: Shop, customer: Shop): Promise<readonly string[]> {
  const { product } = await pickProduct(sandboxUrl)
  const article = unwrap(await getArticles(shop)).items[0]?.slug ?? ''
  const { article_tag_reference: tags, article_author_reference: author } = unwrap(
    await getArticle(shop, { slug: article }),
  )
  const categories = unwrap(await getArticleCategories(shop))
  const top = categories.find(({ master_category: master }) => !master)
  const child = categories.find(({ master_category: master }) => master)
  const [branch] = unwrap(await getBranches(shop)).items
  const [term] = unwrap(await getGlossary(shop))
  const [page] = unwrap(await getPages(shop))
  const [virtual] = unwrap(await getPaths(shop, { kind: 'virtual_category', skip: 0, limit: 1 })).items
  const [order] = unwrap(await getUserOrders(customer)).orders
  const [list] = unwrap(await getShoppingLists(customer))
  return [
    '/domaci-ventilatory',
    `/${virtual?.slug}`,
    '/hledat?q=ventilátor',
    '/jaky-ventilator?mistnost=koupelna&cesta=hadice&ovladani=vlhkost',
    `/produkt/${product.slug}`,
    `/clanek/${article}`,
    `/clanky/${top?.page_meta.slug}`,
    `/clanky/${child?.master_category?.page_meta.slug}/${child?.page_meta.slug}`,
    `/stitek/${tags[0]?.page_meta.slug}`,
    `/autor/${author?.page_meta.slug}`,
    `/pobocky/${branch?.page_meta.slug}`,
    `/slovnik-pojmu/${term?.page_meta.slug}`,
    `/stranka/${page?.slug}`,
    '/kosik/platba/sandbox',
    `/uzivatel/objednavky/${order?.id}`,
    `/uzivatel/nakupni-seznamy/${list?.id}`,
    '/tady-nic-neni',
  ]
}

test.beforeAll(async () => {
  backEnds = await Promise.all(['store', 'cms', 'services'].map((name) => breakable(`${sandboxUrl}/${name}`)))
  const [shop, customer] = [sandboxShop(sandboxUrl), await customerShop(sandboxUrl, jana)]
  variantId = (await pickProduct(sandboxUrl)).variant.id
  unwrap(await addCartItem(shop, { variantId, amount: 1 }))
  orderToken = (await orderCart(shop, 'nekdo@example.cz')).token
  const own = await ownPaths(shop, customer)
  paths = [...everyPath.filter((path) => path !== '/checkout/payment/callback'), ...own]
})
test.afterAll(async () => {
  // other files of this worker use the same customer
  unwrap(await clearCart(await customerShop(sandboxUrl, jana)))
  await Promise.all(backEnds.map((each) => each.stop()))
})

const respondWith = (change: 'none' | Change) => backEnds.forEach((each) => each.respondWith(change))

/** Pages for customers only, and those that differ for customers; content pages are the same for everybody. */
const ofCustomers = /^\/uzivatel(\/|$)/
const ofBoth = /^\/($|kosik|produkt|hledat|domaci-ventilatory|porovnat|odstoupit|podat|nabidka)/

type Seen = { readonly path: string; readonly status: number; readonly html: string }

/** A shop on the three back ends, with a guest who has ordered, and a customer with a cart. */
async function openShop() {
  respondWith('none')
  const [shop, content, services] = backEnds.map(({ url }) => url)
  const env = {
    SHOP_URL: shop ?? '',
    CONTENT_URL: content ?? '',
    SERVICES_URL: services ?? '',
    PAGE_CACHE: 'off',
    LOG_LEVEL: 'error',
  }
  const crashes = new Set<string>()
  const record = (line: string) => {
    const [crash] = /"type":"(?:Type|Reference|Range|Syntax)Error".{0,400}/.exec(line) ?? []
    if (crash) crashes.add(crash)
  }
  const { shopUrl, stop } = await startShop(sandboxUrl, env, '/robots.txt', record)
  const customer = plainVisitor(shopUrl)
  await customer.post('/prihlasit', jana)
  await customer.post('/kosik', { intent: 'add', variantId: String(variantId), amount: '1' })
  const ofCustomer = [...customer.cookies].map((pair) => pair.join('=')).join('; ')
  const load = async (who: string, path: string, cookie: string): Promise<Seen> => {
    const answer = await fetch(shopUrl + path, { redirect: 'manual', headers: { cookie } })
    return { path: `${who} ${path}`, status: answer.status, html: await answer.text() }
  }
  const loadAll = (path: string, round?: number) => {
    // pages for both are visited by each in every second round
    const either = round === undefined ? undefined : (round + paths.indexOf(path)) % 2
    const isForGuest = !ofCustomers.test(path) && !(ofBoth.test(path) && either === 1)
    const isForCustomer = ofCustomers.test(path) || (ofBoth.test(path) && either !== 0)
    return Promise.all([
      ...(isForGuest ? [load('guest', path, `vanek_order=${orderToken}`)] : []),
      ...(isForCustomer ? [load('customer', path, ofCustomer)] : []),
    ])
  }
  return { shopUrl, cookie: ofCustomer, crashes, loadAll, stop }
}

/** Responses without the data of a page's subject: the page shows this, with links to other pages. */
const withoutSubject: ReadonlySet<string> = new Set([
  'null where the contract says a value',
  'nulls in all lists',
  'numbers as texts',
])

/** the frame is the same on all pages, and the comparison is rendered in the browser */
function faultsOf({ path, status, html }: Seen, mayFail: boolean): string[] {
  if (status >= 300 && status < 400) return []
  const shown = html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return [
    ...([200, 404, 503, ...(mayFail ? [500] : [])].includes(status) ? [] : [`status ${status}`]),
    ...(status < 500 || html.includes('content="noindex"') ? [] : ['an error that may be found']),
    ...(/<h1[\s>]/.test(html) ? [] : ['no heading']),
    ...(/<a [^>]*href="\/"/.test(html) ? [] : ['no way home']),
    ...(shown.length > 200 ? [] : ['hardly a word']),
    ...(/\[object |\bNaN\b|.{0,60}\bundefined\b|\bnull\b|\bInvalid Date\b|.{0,80}UNHEARD_OF.{0,40}/.exec(shown) ?? []),
    ...(/\b(?:Type|Reference|Range)Error\b|\bat \S+ \(?(?:file|\/)\S+:\d+/.exec(html) ?? []),
    ...(html.includes(planted.slice(0, 12)) || html.includes(planted.slice(-24)) ? ['HTML of a back end'] : []),
    ...(/.{0,60}Jen pro jinou skupinu/.exec(shown) ?? []),
  ].map((fault) => `${path}: ${fault}`)
}

test.describe('a shop whose back ends respond with', () => {
  for (const [name, change, round] of Object.entries(spoiled).map(
    ([name, change], round) => [name, change, round] as const,
  )) {
    test(`${name} shows a decent page everywhere`, async () => {
      const { crashes, loadAll, stop } = await openShop()
      try {
        respondWith(change)
        const seen: Seen[] = []
        for (const path of paths) seen.push(...(await loadAll(path, round)))
        expect([...crashes]).toEqual([])
        expect(seen.flatMap((each) => faultsOf(each, withoutSubject.has(name)))).toEqual([])
      } finally {
        await stop()
      }
    })
  }

  test('hostile texts and links are not executed by a browser, and cause no CSP violations', async () => {
    const { shopUrl, cookie, loadAll, stop } = await openShop()
    try {
      respondWith((answer) => hostile(answer))
      // the CSP only reports: a violation is executed and reported
      const withTexts = ['/porovnat']
      for (const path of paths) {
        const main = (await loadAll(path)).map(({ html }) => /<main.*<\/main>/s.exec(html)?.[0] ?? '')
        if (main.some((html) => html.includes('pwned'))) withTexts.push(path)
      }
      expect(withTexts.length).toBeGreaterThan(25)
      const { page, context } = await enter({ baseURL: shopUrl })
      await recordViolations(context)
      await context.addCookies(
        cookie
          .split('; ')
          .map((pair) => ({ name: pair.replace(/=.*/s, ''), value: pair.replace(/.*?=/s, ''), url: shopUrl })),
      )
      // the contract checks cover each page without a browser; here every second one is enough
      await page.route(
        (url) => withTexts.includes(decodeURI(url.pathname + url.search)),
        async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback()
          const answer = await route.fetch({ maxRedirects: 0 })
          const { 'content-security-policy': policy = '', ...headers } = answer.headers()
          await route.fulfill({
            response: answer,
            headers: { ...headers, 'content-security-policy-report-only': policy },
          })
        },
      )
      const faults: string[] = []
      // a page that is still loading would send requests to a stopped shop
      for (const path of withTexts.filter((_, at) => at % 2 === 0)) {
        await page.goto(path)
        await hydrated(page, '#root *')
        await page.mouse.move(200, 200)
        await page.mouse.wheel(0, 2_000)
        await page.waitForTimeout(200)
        const found = await page.evaluate(() => {
          const { policyViolations = ['violations are not recorded'], pwned } = globalThis as {
            policyViolations?: readonly string[]
            pwned?: unknown
          }
          return [...policyViolations, ...(pwned === undefined ? [] : ['it has run'])]
        })
        faults.push(...found.map((fault) => `${path}: ${fault}`))
      }
      expect(faults).toEqual([])
      // a page that is still loading would call a stopped shop
      await page.unrouteAll({ behavior: 'wait' })
    } finally {
      await stop()
    }
  })

  test('covers every kind of page', () => {
    const kinds = pages.map(({ path }) => path).filter((path) => path !== '/checkout/payment/callback')
    const opened = (kind: string) => {
      const pattern = new RegExp(`^${kind.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.+')}$`)
      return paths.some((path) => pattern.test(path.replace(/\?.*/, '')))
    }
    expect(kinds.filter((kind) => !opened(kind))).toEqual([])
    expect(paths.filter((path) => path.includes('undefined'))).toEqual([])
  })

  test('B3.02 B4.24 B4.25 B6.07 hides one of each kind of hidden content', () => {
    expect(foreign).toBe('Jen pro jinou skupinu')
    expect([...hiddenThings.keys()].sort()).toEqual(['customer_group_enabled', 'date_published', 'time_limited'])
  })
})
