import * as czechPaths from '../../src/market/cs/paths.ts'
import * as slovakPaths from '../../src/market/sk/paths.ts'
import { pages } from '../../src/composition/routing/pages.ts'
import { newCustomer } from '../support/account.ts'
import { customerShop } from '../support/customer-shop.ts'
import { devTool } from '../support/dev-tool.ts'
import { findProduct } from '../support/find-product.ts'
import { foreignIn, readable } from '../support/foreign-words.ts'
import { buyers } from '../support/market-buyers.ts'
import { moveUntil } from '../support/order-progress.ts'
import { pageNameAt } from '../support/page-names.ts'
import { detailsHidden } from '../support/plain-order.ts'
import { type PlainVisitor, plainVisitor } from '../support/plain-visitor.ts'
import { postedForms, type PostedForm } from '../support/posted-forms.ts'
import { type MarketServers, startMarkets } from '../support/servers.ts'
import { afterTest, expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { sandboxUrl } = visitors()

let shops: MarketServers
test.beforeAll(async () => {
  shops = await startMarkets(sandboxUrl)
})
test.afterAll(() => shops.stop())

/** The name of the customer, which is Czech in both shops. */
const customerName = 'Větrná'

/** Pages whose forms are not posted here, each with the reason. */
const excludedPages: Readonly<Record<string, string>> = {
  'payment-callback': 'receives requests of the payment provider',
  'payment-widget': 'its form belongs to the provider',
  finished: 'account-after-order.e2e.ts reads its forms',
  'guest-order': 'thorough/order-life.e2e.ts reads its forms',
  quote: 'thorough/companies.e2e.ts reads its form',
  'catch-all': 'forwards its forms to the page of a product or a category',
}

/** Names of the pages with an action. */
async function pagesWithForms(): Promise<readonly string[]> {
  const names = pages.map(async ({ name, data }) => {
    const { action } = ((await data?.()) ?? {}) as { readonly action?: unknown }
    return action === undefined ? [] : [name]
  })
  return [...new Set((await Promise.all(names)).flat())]
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** The body as browsers send it: multipart only with a file field. */
function encode(data: FormData): FormData | URLSearchParams {
  const entries = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return entries.length === [...data].length ? new URLSearchParams(entries) : data
}

for (const locale of ['cs', 'sk'] as const) {
  const paths = locale === 'cs' ? czechPaths : slovakPaths

  test(`B1.03 every rejected form of the ${locale} shop has errors in its language only`, async () => {
    test.setTimeout(600_000)
    const shopUrl = locale === 'cs' ? shops.shopUrl : shops.slovakUrl
    const sandbox = locale === 'cs' ? shops.sandboxUrl : shops.slovakSandboxUrl
    const faults: string[] = []
    const postedKinds = new Set<string>()
    const postedPages = new Set<string>()

    const forSale = await findProduct(
      sandbox,
      ({ hasVariants, oversized, availability }) => !hasVariants && !oversized && (availability.stock ?? 0) > 20,
    )
    const soldOut = await findProduct(
      sandbox,
      ({ variants, visibility }) => visibility.saleable && variants.every((one) => !one.availability.isAvailable),
    )
    const customer = await newCustomer(sandbox)
    const { email, password } = customer
    const guest = plainVisitor(shopUrl)
    const owner = plainVisitor(shopUrl)

    /** Signs the owner in again and fills the cart, after a form has ended the session or emptied the cart. */
    async function restore(visitor: PlainVisitor): Promise<void> {
      const isSignedIn = [...visitor.cookies.keys()].some((name) => name.includes('vanek_auth'))
      if (visitor === owner && !isSignedIn) await visitor.post(paths.loginPath, { email, password })
      await visitor.post(paths.cartPath, { intent: 'add', variantId: String(forSale.defaultVariantId), amount: '1' })
      await visitor.post(paths.methodsPath, { shipper: '1', payment: '3' })
    }

    function findForeignWords(what: string, html: string): void {
      const words = new Set(foreignIn(locale, readable(html.replaceAll(customerName, ''))))
      if (words.size > 0) faults.push(`${what}: ${[...words].slice(0, 12).join(' ')}`)
    }

    async function post(visitor: PlainVisitor, { action, kind }: PostedForm, data: FormData): Promise<void> {
      const response = await visitor.request(action, { method: 'POST', headers: sameOrigin, body: encode(data) })
      const what = `${action} (${kind}) answers ${response.status}`
      findForeignWords(what, await response.text())
      const next = response.headers.get('location')
      if (next === null) return
      if (next.startsWith('/')) findForeignWords(`${what}, then ${next}`, await (await visitor.request(next)).text())
      await restore(visitor)
    }

    /** Reads a page; pages that are opened by a mailed link redirect to themselves without its token. */
    async function readPage(visitor: PlainVisitor, path: string): Promise<string> {
      const response = await visitor.request(path)
      const next = response.headers.get('location')
      return next?.startsWith('/') ? await (await visitor.request(next)).text() : await response.text()
    }

    /** Posts each form of a page that no page before had, empty and with invalid values. */
    async function postForms(visitor: PlainVisitor, path: string): Promise<string> {
      const html = await readPage(visitor, path)
      for (const form of postedForms(html, path)) {
        const page = pageNameAt(locale, new URL(form.action, shopUrl).pathname) ?? form.action
        const key = `${page} ${form.kind} ${visitor === owner}`
        if (postedKinds.has(key)) continue
        postedKinds.add(key)
        postedPages.add(page)
        await post(visitor, form, form.empty)
        await post(visitor, form, form.invalid)
      }
      return html
    }

    await restore(owner)
    const hidden = detailsHidden(await (await owner.request(paths.detailsPath)).text())
    await owner.post(paths.detailsPath, { ...hidden, ...buyers[locale], street: 'Lipova 12', email, terms: 'on' })
    afterTest(async () => void (await devTool(sandbox, 'clock', {})))
    const orders = await (await owner.request(paths.accountPaths.orders)).text()
    const [, id = ''] = new RegExp(`href="${paths.accountPaths.orders}/([^"?#]+)`).exec(orders) ?? []
    await moveUntil(sandbox, await customerShop(sandbox, customer), id, 'delivered')

    // the session has expired by then
    await owner.post(paths.loginPath, { email, password })
    await restore(owner)
    const order = await postForms(owner, `${paths.accountPaths.orders}/${id}`)
    for (const folder of [paths.claimPath, paths.withdrawalPath]) {
      const [, link = ''] = new RegExp(`href="(${folder}[^"#]*)"`).exec(order) ?? []
      await postForms(owner, link.replaceAll('&amp;', '&'))
    }
    await owner.post(paths.cartPath, { intent: 'save-list', name: 'A1' })
    const lists = await readPage(owner, paths.accountPaths.lists)
    const [, list = ''] = new RegExp(`href="(${paths.accountPaths.lists}/[^"?#]+)"`).exec(lists) ?? []
    await postForms(owner, list)
    const fromMail = new Set(['activate', 'reset-password', 'order-link', 'account-confirm-email'])
    const expired = `?email=${encodeURIComponent(email)}&token=${'0'.repeat(40)}`
    const plainPaths = pages.map((page) => page.paths[locale] ?? '').filter((path) => !/[:*]/.test(path))
    const mailedPaths = pages.filter(({ name }) => fromMail.has(name)).map((page) => `${page.paths[locale]}${expired}`)
    const products = [soldOut, forSale].map(({ slug }) => `/${paths.productFolder}/${slug}`)
    for (const visitor of [guest, owner]) {
      await restore(visitor)
      for (const path of [
        ...plainPaths,
        ...mailedPaths,
        `${paths.accountPaths.addresses}?pridat=shipping`,
        ...products,
      ])
        await postForms(visitor, path)
    }

    expect(faults).toEqual([])
    const left = (await pagesWithForms()).filter(
      (name) => !postedPages.has(name) && !Object.hasOwn(excludedPages, name),
    )
    expect(left).toEqual([])
  })
}
