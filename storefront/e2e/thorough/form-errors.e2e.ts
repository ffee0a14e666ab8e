import * as czechPaths from '../../src/market/cs/paths.ts'
import * as slovakPaths from '../../src/market/sk/paths.ts'
import { pages } from '../../src/composition/routing/pages.ts'
import { newCustomer } from '../support/account.ts'
import { customerShop } from '../support/customer-shop.ts'
import { devTool } from '../support/dev-tool.ts'
import { findProduct } from '../support/find-product.ts'
import { foreignIn, readable } from '../support/foreign-words.ts'
import { buyers } from '../support/market-buyers.ts'
import { pageNameAt } from '../support/page-names.ts'
import { detailsHidden } from '../support/plain-order.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { postedForms, type PostedForm } from '../support/posted-forms.ts'
import { type MarketServers, startMarkets } from '../support/servers.ts'
import { afterTest, expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'
import { moveUntil } from '../support/way-of-order.ts'

const { sandboxUrl } = visitors()

let shops: MarketServers
test.beforeAll(async () => {
  shops = await startMarkets(sandboxUrl)
})
test.afterAll(() => shops.stop())

/** Pages whose forms refuse nothing here, each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {}

/** Names of the pages that take forms, by what they declare. */
const takingForms = async (): Promise<readonly string[]> => {
  const all = await Promise.all(
    pages.map(async ({ name, data }) => ((await data?.()) as { action?: unknown } | undefined)?.action && name),
  )
  return [...new Set(all.filter((name) => typeof name === 'string'))]
}

for (const locale of ['cs', 'sk'] as const) {
  const paths = locale === 'cs' ? czechPaths : slovakPaths

  test(`what every form of the shop in ${locale} refuses is said in its language alone`, async () => {
    test.setTimeout(600_000)
    const shopUrl = locale === 'cs' ? shops.shopUrl : shops.slovakUrl
    const sandbox = locale === 'cs' ? shops.sandboxUrl : shops.slovakSandboxUrl
    const headers = { 'sec-fetch-site': 'same-origin' }
    const faults: string[] = []
    const refusing = new Set<string>()
    const posted = new Set<string>()

    const note = (what: string, html: string) => {
      const words = [...new Set(foreignIn(locale, readable(html)))].slice(0, 12)
      if (words.length > 0) faults.push(`${what}: ${words.join(' ')}`)
    }
    const forSale = await findProduct(
      sandbox,
      ({ hasVariants, oversized, availability }) => !hasVariants && !oversized && (availability.stock ?? 0) > 20,
    )
    const soldOut = await findProduct(
      sandbox,
      ({ variants, visibility }) => visibility.saleable && variants.every((one) => !one.availability.isAvailable),
    )
    const add = { intent: 'add', variantId: String(forSale.defaultVariantId), amount: '1' }
    const methods = { shipper: '1', payment: '3' }

    const customer = await newCustomer(sandbox)
    const { email, password } = customer
    const guest = plainVisitor(shopUrl)
    let owner = plainVisitor(shopUrl)

    const isSignedIn = () => [...owner.cookies.keys()].some((name) => name.includes('vanek_auth'))
    /** Whoever has lost the cart or the session by a form has it again. */
    const restore = async (visitor: typeof guest) => {
      if (visitor === owner && !isSignedIn()) await owner.post(paths.loginPath, { email, password })
      await visitor.post(paths.cartPath, add)
      await visitor.post(paths.methodsPath, methods)
    }

    const post = async (visitor: typeof guest, { action, kind }: PostedForm, body: FormData, how: string) => {
      const isMultipart = [...body.values()].some((value) => typeof value !== 'string')
      const own = isMultipart ? body : new URLSearchParams([...body].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
      const answer = await visitor.ask(action, { method: 'POST', body: own, headers })
      const html = await answer.text()
      const page = pageNameAt(locale, new URL(action, shopUrl).pathname) ?? action
      if (answer.status >= 400) refusing.add(page)
      note(`${action} posted ${how} (${kind}) answers ${answer.status}`, html)
      const next = answer.headers.get('location')
      if (next === null) return
      // what was taken may have ended the session or emptied the cart
      if (next.startsWith('/')) note(`${action} posted ${how} (${kind})`, await (await visitor.ask(next)).text())
      await restore(visitor)
    }

    const fillIn = async (visitor: typeof guest, path: string) => {
      const html = await (await visitor.ask(path)).text()
      for (const form of postedForms(html, path)) {
        const page = pageNameAt(locale, new URL(form.action, shopUrl).pathname)
        const key = `${page} ${form.kind} ${visitor === owner}`
        if (posted.has(key)) continue
        posted.add(key)
        for (const how of ['empty', 'wrong'] as const) await post(visitor, form, form[how], how)
      }
      return html
    }

    await restore(owner)
    const shown = detailsHidden(await (await owner.ask(paths.detailsPath)).text())
    await owner.post(paths.detailsPath, { ...shown, ...buyers[locale], street: 'Lipova 12', email, terms: 'on' })
    afterTest(async () => void (await devTool(sandbox, 'clock', {})))
    const ordersPage = await (await owner.ask(paths.accountPaths.orders)).text()
    const [, id = ''] = new RegExp(`href="${paths.accountPaths.orders}/([^"?#]+)`).exec(ordersPage) ?? []
    expect(id).not.toBe('')
    await moveUntil(sandbox, await customerShop(sandbox, customer), id, 'delivered')
    // the session has expired meanwhile, the order that was placed is still known
    const kept = [...owner.cookies].filter(([name]) => !name.includes('vanek_auth'))
    owner = plainVisitor(shopUrl)
    for (const [name, value] of kept) owner.choose(name, value)

    const fixed = pages.map(({ paths: own }) => own[locale] ?? '').filter((path) => !/[:*]/.test(path))
    const more = [soldOut, forSale].map(({ slug }) => `/${paths.productFolder}/${slug}`)
    await restore(owner)
    const html = await fillIn(owner, `${paths.accountPaths.orders}/${id}`)
    for (const folder of [paths.claimPath, paths.withdrawalPath]) {
      const [, link = ''] = new RegExp(`href="(${folder}[^"#]*)"`).exec(html) ?? []
      expect(link).not.toBe('')
      await fillIn(owner, link.replaceAll('&amp;', '&'))
    }
    for (const visitor of [guest, owner]) {
      await restore(visitor)
      for (const path of [...fixed, ...more]) await fillIn(visitor, path)
    }

    expect(faults).toEqual([])
    const left = (await takingForms()).filter((name) => !refusing.has(name) && !Object.hasOwn(elsewhere, name))
    expect(left).toEqual([])
  })
}
