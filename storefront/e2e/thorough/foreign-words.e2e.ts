import { randomUUID } from 'node:crypto'
import * as czechFeeds from '../../src/market/cs/feeds.ts'
import * as czechPaths from '../../src/market/cs/paths.ts'
import * as slovakFeeds from '../../src/market/sk/feeds.ts'
import * as slovakPaths from '../../src/market/sk/paths.ts'
import { pdfText } from '../../../specs/sandbox/test/support/pdf-text.ts'
import { payments } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { crawl } from '../support/crawl.ts'
import { foreignIn, readable } from '../support/foreign-words.ts'
import { buyers } from '../support/market-buyers.ts'
import { detailsHidden, startByForms } from '../support/plain-order.ts'
import { withData } from '../support/page-data.ts'
import { pageNames, pageNameAt } from '../support/page-names.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import type { Mail } from '../support/sandbox.ts'
import { type MarketServers, startMarkets } from '../support/servers.ts'
import { jana } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { sandboxUrl } = visitors()

let shops: MarketServers
test.beforeAll(async () => {
  shops = await startMarkets(sandboxUrl)
})
test.afterAll(() => shops.stop())

/** Every tenth product: all have the same page. */
const isLeftOut = (pathname: string) =>
  pathname.startsWith('/produkt/') &&
  Array.from(pathname, (sign) => sign.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % 10 !== 0

function shapeOf({ pathname, search, searchParams }: URL): string {
  if (isLeftOut(pathname)) return 'a product'
  if (/^\/(cdn|content|assets|trh)\//.test(pathname)) return pathname.split('/')[1] ?? ''
  const parameters = [...new Set([...searchParams.keys()].map((name) => name.replace(/\d+/, '0')))].sort().join()
  return parameters === '' || parameters === 'page' ? pathname + search : `${pathname.split('/')[1]} ${parameters}`
}

/** Letters that a language does not have. */
const ofOther = { cs: /[ľĺŕôä]/gi, sk: /[ěřů]/gi } as const

/** Pages that these tests cannot open, each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'payment-widget': 'payment-widget.e2e.ts, a journey; its texts by foreign-words.sk-test.ts',
  'auth-proxy': 'leads elsewhere before it is drawn',
}

const machineFiles = [
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/offline.html',
  '/.well-known/security.txt',
]

for (const locale of ['cs', 'sk'] as const) {
  const urlOf = () => (locale === 'cs' ? shops.shopUrl : shops.slovakUrl)
  const sandboxOf = () => (locale === 'cs' ? shops.sandboxUrl : shops.slovakSandboxUrl)
  /** Names of the pages that were read. */
  const readPages = new Set<string>()
  const recordPage = (path: string) => void readPages.add(pageNameAt(locale, new URL(path, urlOf()).pathname) ?? path)
  const wordsIn = (text: string) => [...new Set(foreignIn(locale, text))].slice(0, 12)

  test(`every page of the shop in ${locale} is in its language only`, async () => {
    test.setTimeout(600_000)
    const faults: string[] = []
    let visited = 0
    await crawl({
      shopUrl: urlOf(),
      start: '/',
      shapeOf,
      visit: ({ path, status, html, from }) => {
        if (html === '') return
        visited += 1
        if (status === 200) recordPage(path)
        const words = wordsIn(readable(html))
        if (words.length > 0) faults.push(`${path}: ${words.join(' ')}`)
        if (status >= 400) faults.push(`${path} answers ${status}, linked from ${from}`)
      },
    })
    expect(visited).toBeGreaterThan(200)
    expect(faults).toEqual([])
  })

  test(`machine-readable files and errors of the shop in ${locale} are in its language only`, async () => {
    const faults: string[] = []
    const feeds = Object.values((locale === 'cs' ? czechFeeds : slovakFeeds).feedPaths).filter((path) => path !== null)
    for (const path of [...machineFiles, ...feeds, '/neni/neexistuje', '/api/neni', '/hledat?q=x', '/hladat?q=xyzq']) {
      const answer = await fetch(urlOf() + path)
      const words = wordsIn(readable(await answer.text()))
      if (words.length > 0) faults.push(`${path}: ${words.join(' ')}`)
    }
    expect(faults).toEqual([])
  })

  const paths = locale === 'cs' ? czechPaths : slovakPaths
  const { accountPaths } = paths

  /** Reads pages and posts forms as one visitor, and records words of the other language. */
  function reader() {
    const visitor = plainVisitor(urlOf())
    const faults: string[] = []
    const read = async (path: string, form?: Readonly<Record<string, string>>) => {
      const posted = form && { method: 'POST', body: new URLSearchParams(form) }
      const answer = await visitor.request(path, { ...posted, headers: { 'sec-fetch-site': 'same-origin' } })
      const html = await withData(urlOf(), await answer.text())
      if (html.includes('<main')) recordPage(path)
      const words = wordsIn(readable(html))
      if (words.length > 0) faults.push(`${path}${form ? ' when posted' : ''}: ${words.join(' ')}`)
      return { status: answer.status, html }
    }
    const refused = async (path: string, form: Readonly<Record<string, string>>) => {
      const { status } = await read(path, form)
      if (status < 400) faults.push(`${path} takes ${JSON.stringify(form)}`)
    }
    /** Reads the PDF that a page links to; its text has no spaces, so only letters are checked. */
    const readPdf = async (html: string) => {
      const [, path = ''] = /href="(\/api\/v1\/[^"]+)"/.exec(html) ?? []
      const text = pdfText(Buffer.from(await (await visitor.request(path)).arrayBuffer()))
      expect([path, text.length > 100]).toEqual([path, true])
      const letters = text.match(ofOther[locale]) ?? []
      if (letters.length > 0) faults.push(`${path}: ${letters.join(' ')} in ${text}`)
    }
    return { visitor, faults, read, refused, readPdf }
  }

  test(`pages of an account in ${locale}, and their errors, are in its language only`, async () => {
    const { visitor, faults, read, refused } = reader()
    await visitor.post(paths.loginPath, { email: jana.email, password: jana.password })
    const own = [accountPaths.root, paths.claimPath, paths.withdrawalPath]
    const queue: string[] = [...Object.values(accountPaths), ...own]
    const seen = new Set(queue)
    for (let next = queue.shift(); next && seen.size < 120; next = queue.shift()) {
      const { html } = await read(next)
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]+)"/g)) {
        const path = href.replaceAll('&amp;', '&')
        if (seen.has(path) || !own.some((folder) => path.startsWith(`${folder}/`) || path.startsWith(`${folder}?`)))
          continue
        seen.add(path)
        queue.push(path)
      }
    }
    expect(seen.size).toBeGreaterThan(20)
    for (const path of [accountPaths.settings, accountPaths.password, accountPaths.email]) await refused(path, {})
    await refused(accountPaths.settings, {
      firstName: 'Jana',
      lastName: 'Lipa',
      phone: '1',
      isBusiness: 'on',
      tin: '1',
    })
    expect(faults).toEqual([])
  })

  test(`the checkout in ${locale}, and its errors, are in its language only`, async () => {
    const { visitor, faults, read, refused, readPdf } = reader()
    // nothing has been ordered yet
    await read('/checkout/payment/callback')
    const { defaultVariantId } = (await productOf()).product
    await startByForms(
      { read: async (path) => (await read(path)).html, post: (path, form) => visitor.post(path, form) },
      defaultVariantId,
    )
    for (const path of [paths.cartPath, paths.methodsPath, paths.newQuotePath, paths.bulkPath]) await read(path)
    await refused(paths.cartPath, { intent: 'coupon', coupon: 'NENI' })
    await refused(paths.cartPath, { intent: 'add', variantId: '999999999', amount: '1' })
    const hidden = detailsHidden((await read(paths.detailsPath)).html)
    const wrong = { tin: '1', vatin: '1', vatinsvk: '1', businessName: '', phone: '1', email: 'jan@', postcode: '1' }
    await refused(paths.detailsPath, { ...hidden })
    await refused(paths.detailsPath, { ...hidden, ...buyers[locale], ...wrong, isBusiness: 'on', billingInfo: 'on' })
    for (const path of [paths.loginPath, paths.registrationPath, paths.lookupPath, paths.withdrawalPath])
      await refused(path, { email: 'jan@', password: '1' })
    const quote = await visitor.post(paths.newQuotePath, { changeKey: randomUUID(), businessName: 'Lipa' })
    await readPdf((await read(quote.headers.get('location') ?? '')).html)
    await visitor.post(paths.methodsPath, { shipper: '1', payment: String(payments.transfer) })
    const shown = detailsHidden((await read(paths.detailsPath)).html)
    const form = { ...shown, ...buyers[locale], street: 'Lipova 12', email: 'jan.lipa@example.com', terms: 'on' }
    await visitor.post(paths.detailsPath, form)
    const { status, html } = await read(paths.finishedPath)
    expect([status, html.includes('order-items')]).toEqual([200, true])
    await readPdf(html)
    for (const path of [paths.guestOrderPath, paths.resetPath, paths.activatePath, paths.orderLinkPath])
      await read(path)
    for (const path of [paths.transferPath, paths.confirmEmailPath, paths.forgottenPasswordPath, paths.loginCodePath])
      await read(path)
    // the home page shows why the second one did not sign in
    for (const path of ['/udrzba', '/auth/proxy', '/']) await read(path)
    expect(faults).toEqual([])
  })

  test(`every mail that was sent in ${locale} is in its language only`, async () => {
    const { mails } = (await (await fetch(`${sandboxOf()}/mailbox.json`)).json()) as { mails: readonly Mail[] }
    const faults = mails.flatMap(({ subject, body }) => {
      const words = wordsIn(readable(`${subject} ${body}`))
      return words.length === 0 ? [] : [`${subject}: ${words.join(' ')}`]
    })
    expect(mails.map(({ kind }) => kind)).toContain('order')
    expect(faults).toEqual([])
  })

  test(`every page of the shop in ${locale} was checked`, () => {
    expect(pageNames.filter((name) => !readPages.has(name) && !Object.hasOwn(elsewhere, name))).toEqual([])
  })

  const productOf = async () => {
    const sandbox = locale === 'cs' ? shops.sandboxUrl : shops.slovakSandboxUrl
    return pickProduct(sandbox, { category: locale === 'cs' ? 'domaci-ventilatory' : 'izbove-ventilatory' })
  }
}
