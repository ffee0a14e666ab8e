import { expect, test } from '../support/test.ts'
import { breakable, type Breakable, type FaultKind } from '../support/breakable.ts'
import { builtFile } from '../support/built-file.ts'
import { pickProduct } from '../support/catalogue.ts'
import { hydrated } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { startShop } from '../support/servers.ts'

const { enter, sandboxUrl } = visitors()
// the default; other shops of the tests have longer timeouts
const shortTimeout = { BACKEND_PATIENCE: '1' }
// a hanging page would never respond; a busy machine is slow
const limitMs = 20_000
const atOnce = 3

interface Seen {
  readonly status: number
  readonly ms: number
  readonly html: string
  readonly cache: string | null
  readonly retryAfter: string | null
}

/** A page for a visitor with a cart and the tokens of an account. */
async function load(shopUrl: string, path: string): Promise<Seen> {
  const cookie = 'vanek_cart_token=unknownunknownunknownunknownunknownunknown1; vanek_cart=1'
  const start = performance.now()
  const answer = await fetch(shopUrl + path, { redirect: 'manual', headers: { cookie } })
  const html = await answer.text()
  expect(answer.headers.get('set-cookie') ?? '').not.toContain('vanek_auth')
  const { status, headers } = answer
  const ms = performance.now() - start
  return { status, ms, html, cache: headers.get('cache-control'), retryAfter: headers.get('retry-after') }
}

/** Several pages, a few at a time: if nothing responds, each waits for its own timeout. */
async function loadAll(shopUrl: string, paths: readonly string[]): Promise<(Seen & { readonly path: string })[]> {
  const seen: (Seen & { readonly path: string })[] = []
  for (let at = 0; at < paths.length; at += atOnce) {
    const few = paths.slice(at, at + atOnce)
    seen.push(...(await Promise.all(few.map(async (path) => ({ path, ...(await load(shopUrl, path)) })))))
  }
  return seen
}

const failingPaths = async (shopUrl: string, paths: readonly string[]): Promise<string[]> =>
  (await loadAll(shopUrl, paths)).filter(({ status }) => status !== 200).map(({ path }) => path)

// pages of their own, so that none of them is cached
const content = [
  '/',
  '/domaci-ventilatory',
  '/clanky',
  '/stranka/doprava',
  '/pobocky',
  '/slovnik-pojmu',
  '/stranka/caste-dotazy',
  '/znacky',
  '/reklamace',
]
const personal = ['/kosik', '/kosik/doprava-a-platba', '/prihlasit', '/odber-novinek']

test.describe('a failing content service', () => {
  let service: Breakable
  let product = ''
  test.beforeAll(async () => {
    service = await breakable(`${sandboxUrl}/cms`)
    product = `/produkt/${(await pickProduct(sandboxUrl)).product.slug}`
  })
  test.afterAll(() => service.stop())

  const open = async (trouble: FaultKind, more: Readonly<Record<string, string>> = {}) => {
    service.respondWith(trouble)
    return startShop(sandboxUrl, { CONTENT_URL: service.url, ...shortTimeout, ...more }, '/robots.txt')
  }

  for (const trouble of ['down', 'hanging', 'failing', 'html', 'torn', 'empty', 'wrong types'] as const) {
    test(`B2.60 when it is ${trouble}, pages show an error screen with links in time, and recover when it is back`, async () => {
      const { shopUrl, stop } = await open(trouble)
      const isValid = ['empty', 'wrong types'].includes(trouble)
      const expected = isValid ? [200, 404, 500, 503] : [503]
      try {
        for (const { path, status, ms, html, cache, retryAfter } of await loadAll(shopUrl, [...content, product])) {
          expect([path, expected.includes(status), ms < limitMs]).toEqual([path, true, true])
          expect([path, retryAfter !== null]).toEqual([path, status === 503])
          // a valid response without data may look like an empty list
          expect([path, cache === 'no-store' || (isValid && status === 200)]).toEqual([path, true])
          expect(html).toMatch(/<h1[\s>]/)
          // no error number other than that of the status
          expect([path, status >= 500 && /lost-number[^>]*>\d/.test(html)]).toEqual([path, false])
          expect(html).toMatch(/<a [^>]*href="\/"/)
          expect([path, status === 200 || html.includes('content="noindex">')]).toEqual([path, true])
        }
        for (const { path, status, ms, cache } of await loadAll(shopUrl, personal)) {
          expect([path, [200, 303].includes(status), ms < limitMs, cache]).toEqual([path, true, true, 'no-store'])
        }
        service.respondWith('none')
        // a busy machine may need more than one try
        await expect.poll(() => failingPaths(shopUrl, [...content, product]), { timeout: 60_000 }).toEqual([])
      } finally {
        await stop()
      }
    })
  }

  test('does not affect cached pages', async () => {
    const { shopUrl, stop } = await open('none')
    try {
      const before = await load(shopUrl, '/clanky')
      service.respondWith('hanging')
      const after = await load(shopUrl, '/clanky')
      expect([after.status, after.ms < limitMs, after.html]).toEqual([200, true, before.html])
    } finally {
      await stop()
    }
  })

  test('B2.60 does not replace the page of a submitted form when it recovers', async () => {
    const { shopUrl, stop } = await open('none', { PAGE_CACHE: 'nothing' })
    try {
      const { page } = await enter({ baseURL: shopUrl })
      // the form is sent before its scripts are there
      await page.route(`**${builtFile('composition/first.ts')}`, (route) => route.abort())
      await page.goto(product)
      await page.locator('#dotazy summary').click()
      const form = page.locator('.question-form')
      await form.getByLabel('Jméno').fill('Jana')
      await form.getByLabel('E-mail').fill('jana@vanek.test')
      await form.getByLabel('Co chcete').fill('Je tichý?')
      await page.unrouteAll()
      service.respondWith('down')
      const answer = page.waitForResponse((one) => one.request().method() === 'POST')
      await form.getByRole('button', { name: 'Odeslat dotaz' }).click()
      expect((await answer).status()).toBe(503)
      const main = page.getByRole('main')
      await main.getByText('Nevíme, jestli k nám dorazilo, co jste odeslali').waitFor()
      await hydrated(page)
      await expect(main.getByText('Zkoušíme to za vás dál')).toHaveCount(0)
      // without a submitted form
      await page.goto('/clanky')
      await main.getByText('Zkoušíme to za vás dál').waitFor()
    } finally {
      await stop()
    }
  })

  test('does not make every request wait for its timeout', async () => {
    const { shopUrl, stop } = await open('hanging')
    try {
      const all = await Promise.all(Array.from({ length: 20 }, () => load(shopUrl, '/domaci-ventilatory')))
      expect(all.every(({ status, ms }) => status === 503 && ms < limitMs)).toBe(true)
    } finally {
      await stop()
    }
  })
})

test.describe('a failing shop back end', () => {
  for (const trouble of ['down', 'hanging', 'html', 'wrong types'] as const) {
    test(`C8.28 that is ${trouble} keeps readable content, logs what is missing, and the cart shows an error in time`, async () => {
      const service = await breakable(`${sandboxUrl}/store`)
      service.respondWith(trouble)
      const log: string[] = []
      // the response of the other back end must arrive, however busy the machine is
      const env = { SHOP_URL: service.url, BACKEND_PATIENCE: '2' }
      const { shopUrl, stop } = await startShop(sandboxUrl, env, '/robots.txt', (line) => log.push(line))
      try {
        const product = `/produkt/${(await pickProduct(sandboxUrl)).product.slug}`
        const readable = [product, '/', '/domaci-ventilatory', '/stranka/doprava', '/clanky', '/prihlasit']
        for (const { path, status, ms } of await loadAll(shopUrl, readable)) {
          expect([path, status, ms < limitMs]).toEqual([path, 200, true])
        }
        // only a visitor with a chosen currency requests it
        await fetch(shopUrl, { headers: { cookie: 'vanek_currency=EUR' } })
        // wrong types do not fail these calls: their content is checked where it is used
        for (const what of trouble === 'wrong types' ? [] : ['currencies', 'the ways of delivery'])
          expect([what, log.some((line) => line.includes('Could not read') && line.includes(what))]).toEqual([
            what,
            true,
          ])
        const cart = await load(shopUrl, '/kosik')
        expect([cart.ms < limitMs, cart.cache]).toEqual([true, 'no-store'])
        expect(cart.html).toMatch(/<h1[\s>]/)
        service.respondWith('none')
        await expect.poll(() => failingPaths(shopUrl, ['/kosik'])).toEqual([])
      } finally {
        await stop()
        await service.stop()
      }
    })
  }
})
