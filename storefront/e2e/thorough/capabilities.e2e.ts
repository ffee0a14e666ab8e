import type { Page } from '@playwright/test'
import type { Capability } from '../../../sdk/src/generated/capabilities.ts'
import { newCustomer } from '../support/account.ts'
import { addFrom, chooseMethods, fillDetails, finished, leaveCart, newShopper, orderButton } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { findProduct } from '../support/find-product.ts'
import { hydrated } from '../support/hydrated.ts'
import { capabilities, type LackingShop, startLackingShop } from '../support/lacking.ts'
import { markupOf } from '../support/settings.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()
let shop: LackingShop
test.beforeAll(async () => {
  shop = await startLackingShop(sandboxUrl)
})
test.afterEach(() => shop.lack([]))
test.afterAll(() => shop.stop())

/** Addresses of the pages that are only there for a capability. */
const pagesOf: Partial<Record<Capability, readonly string[]>> = {
  search: ['/hledat', '/hledat?q=ventilator'],
  batch: ['/kosik/import-objednavky'],
  branches: ['/pobocky', '/pobocky/praha'],
  quotes: ['/nabidka', '/nabidka/nova'],
  newsletter: ['/odber-novinek'],
  account: ['/prihlasit', '/prihlasit/kodem', '/uzivatel/prehled', '/uzivatel/objednavky', '/uzivatel/osobni-udaje'],
  registration: ['/registrovat', '/zapomenute-heslo', '/resetovat-heslo'],
  'own-data': ['/uzivatel/zmena-emailu', '/potvrdit-email', '/uzivatel/zruseni-uctu'],
  addresses: ['/uzivatel/seznam-adres'],
  lists: ['/uzivatel/nakupni-seznamy'],
  'wish-list': ['/uzivatel/oblibene'],
  'order-lookup': ['/sledovani-objednavky', '/sledovani-objednavky/odkaz'],
  withdrawals: ['/odstoupit-od-smlouvy'],
  claims: ['/podat-reklamaci'],
}
const everyPage = Object.values(pagesOf).flat()

const statusOf = async (path: string) => (await fetch(shop.shopUrl + path, { redirect: 'manual' })).status

/** Internal targets of the links and forms of a page. */
const targetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], form[action], button[formaction]')]
      .map((each) => each.getAttribute('href') ?? each.getAttribute('action') ?? each.getAttribute('formaction') ?? '')
      .filter((to) => to.startsWith('/') && !/^\/(cdn|content|image)\//.test(to))
      .map((to) => to.replace(/[?#].*/, '')),
  )

test.describe('the shop on a back end with required capabilities only; setting: lacks', () => {
  test('sells, has no broken links, and sends no request for what is missing', async () => {
    test.slow()
    const { product } = await pickProduct(sandboxUrl)
    shop.lack(capabilities)
    const { page } = await enter({ baseURL: shop.shopUrl })
    const seen = new Set<string>()
    const visitPage = async () => {
      await hydrated(page)
      // late parts load when the page is used
      await page.mouse.move(300, 300)
      await page.mouse.move(320, 320)
      await page.waitForLoadState('networkidle')
      const targets = await targetsOf(page)
      for (const to of targets) seen.add(to)
      expect([page.url(), targets.filter((to) => everyPage.includes(to))]).toEqual([page.url(), []])
    }
    for (const path of [
      '/',
      '/koupelnove-ventilatory',
      '/kontakt',
      '/vse-o-nakupu',
      '/stranka/jak-nakupovat',
      '/neni',
    ]) {
      await page.goto(path)
      await visitPage()
    }
    await page.goto(`/produkt/${product.slug}`)
    await visitPage()
    await addFrom(page, product.slug)
    await page.goto('/kosik')
    await visitPage()
    await leaveCart(page)
    await visitPage()
    await chooseMethods(page)
    await visitPage()
    await fillDetails(page, newShopper())
    await orderButton(page).click()
    await page.waitForURL(finished)
    await visitPage()
    await page.goto('/objednavka')
    await visitPage()
    // the order page stays, without its actions
    await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible()
    await expect(page.getByRole('main').locator('.confirm, .claims, .order-document')).toHaveCount(0)

    const pages = [...seen].filter((to) => !to.startsWith('/api/') && !['/zobrazeni-cen', '/trh/sk'].includes(to))
    const missing: string[] = []
    for (const to of pages)
      if ((await page.request.get(shop.shopUrl + to, { maxRedirects: 0 })).status() === 404) missing.push(to)
    expect(pages.length).toBeGreaterThan(20)
    // an old URL that editors link to: only a back end with moved paths resolves it
    expect(missing).toEqual(['/reklamace'])
    for (const path of everyPage) expect([path, await statusOf(path)]).toEqual([path, 404])
    expect(shop.calls()).toEqual([])
  })
})

/** Parts of pages that need a capability. */
const rows: readonly (readonly [capability: Capability, path: string, mark: RegExp | string])[] = [
  ['search', '/', 'name="q"'],
  ['search', '/neni', 'name="q"'],
  ['branches', '/kontakt', 'href="/pobocky"'],
  ['coupons', '/kosik', 'Mám slevový kupón'],
  ['quotes', '/kosik', 'href="/nabidka/nova"'],
  ['newsletter', '/', 'class="news-form'],
  ['contact-form', '/kontakt', 'class="contact-form'],
  ['account', '/', 'href="/prihlasit"'],
  ['registration', '/prihlasit', 'href="/zapomenute-heslo"'],
  ['wish-list', '/', 'class="heart'],
  ['order-lookup', '/prihlasit', 'href="/sledovani-objednavky"'],
  ['withdrawals', '/', /<footer[^]*href="\/odstoupit-od-smlouvy"/],
  ['claims', '/stranka/caste-dotazy', 'href="/podat-reklamaci"'],
]

const holds = (html: string, mark: RegExp | string) =>
  typeof mark === 'string' ? html.includes(mark) : mark.test(html)

test.describe('a back end that lacks one capability', () => {
  for (const [capability, path, mark] of rows) {
    test(`${capability}: nothing of it at ${path}`, async () => {
      const { page } = await enter({ baseURL: shop.shopUrl, scripts: false })
      // a cart that is not empty
      const { variant } = await pickProduct(sandboxUrl)
      const form = { intent: 'add', variantId: variant.id, amount: 1 }
      const headers = { 'sec-fetch-site': 'same-origin' }
      if (path === '/kosik') await page.request.post(path, { form, headers, maxRedirects: 0 })
      const html = async () => (await page.request.get(path)).text()
      expect(holds(await html(), mark)).toBe(true)
      shop.lack([capability])
      expect(holds((await html()).replace(/<script type="application\/json".*/s, ''), mark)).toBe(false)
      for (const own of pagesOf[capability] ?? []) expect([own, await statusOf(own)]).toEqual([own, 404])
      expect(shop.calls()).toEqual([])
    })
  }

  test('reviews, comments: nothing of them on a product', async () => {
    const { slug } = await findProduct(sandboxUrl, ({ reviewCount }) => reviewCount > 0)
    for (const [capability, mark] of [
      ['reviews', 'id="recenze"'],
      ['comments', 'Dotazy a odpovědi'],
    ] as const) {
      shop.lack([])
      const html = () => markupOf(shop.shopUrl, `/produkt/${slug}`)
      expect([capability, (await html()).includes(mark)]).toEqual([capability, true])
      shop.lack([capability])
      expect([capability, (await html()).includes(mark)]).toEqual([capability, false])
      expect(shop.calls()).toEqual([])
    }
  })

  test('cancellation, withdrawals, order-documents: an order offers none of them', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter({ baseURL: shop.shopUrl })
    await addFrom(page, product.slug)
    await page.goto('/kosik')
    await leaveCart(page)
    await chooseMethods(page)
    await fillDetails(page, newShopper())
    await orderButton(page).click()
    await page.waitForURL(finished)
    const marks = {
      cancellation: 'details.confirm',
      withdrawals: 'a[href^="/odstoupit-od-smlouvy?"]',
      'order-documents': '#order-documents',
    } as const
    for (const [capability, mark] of Object.entries(marks) as [keyof typeof marks, string][]) {
      const found = async () => {
        await page.goto('/objednavka')
        return page.getByRole('main').locator(mark).count()
      }
      shop.lack([])
      expect([capability, await found()]).toEqual([capability, 1])
      shop.lack([capability])
      expect([capability, await found()]).toEqual([capability, 0])
      expect(shop.calls()).toEqual([])
    }
  })

  test('own-data: an account offers none of it', async () => {
    const { page } = await enter({ baseURL: shop.shopUrl, scripts: false })
    await signIn(page, await newCustomer(sandboxUrl))
    const own = page.getByRole('main').locator('.account-own')
    await page.goto('/uzivatel/osobni-udaje')
    await expect(own).toHaveCount(1)
    shop.lack(['own-data'])
    await page.goto('/uzivatel/osobni-udaje')
    await expect(page.getByRole('main').locator('.account-form')).toHaveCount(1)
    await expect(own).toHaveCount(0)
    for (const path of pagesOf['own-data'] ?? [])
      expect([path, (await page.request.get(shop.shopUrl + path)).status()]).toEqual([path, 404])
    expect(shop.calls()).toEqual([])
  })
})
