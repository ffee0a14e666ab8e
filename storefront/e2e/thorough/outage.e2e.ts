import { expect, test } from '../support/test.ts'
import { breakable, type Breakable, type Trouble } from '../support/breakable.ts'
import { builtFile } from '../support/built-file.ts'
import { pickProduct } from '../support/catalogue.ts'
import { hydrated } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { startShop } from '../support/servers.ts'

const { enter, sandboxUrl } = visitors()
// the default; other shops of the tests have longer timeouts
const impatient = { BACKEND_PATIENCE: '1' }
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
async function see(shopUrl: string, path: string): Promise<Seen> {
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
async function seeAll(shopUrl: string, paths: readonly string[]): Promise<(Seen & { readonly path: string })[]> {
  const seen: (Seen & { readonly path: string })[] = []
  for (let at = 0; at < paths.length; at += atOnce) {
    const few = paths.slice(at, at + atOnce)
    seen.push(...(await Promise.all(few.map(async (path) => ({ path, ...(await see(shopUrl, path)) })))))
  }
  return seen
}

const notShown = async (shopUrl: string, paths: readonly string[]): Promise<string[]> =>
  (await seeAll(shopUrl, paths)).filter(({ status }) => status !== 200).map(({ path }) => path)

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

test.describe('a content service in trouble', () => {
  let service: Breakable
  let product = ''
  test.beforeAll(async () => {
    service = await breakable(`${sandboxUrl}/cms`)
    product = `/produkt/${(await pickProduct(sandboxUrl)).product.slug}`
  })
  test.afterAll(() => service.stop())

  const open = async (trouble: Trouble, more: Readonly<Record<string, string>> = {}) => {
    service.be(trouble)
    return startShop(sandboxUrl, { CONTENT_URL: service.url, ...impatient, ...more }, '/robots.txt')
  }

  for (const trouble of ['down', 'hanging', 'failing', 'html', 'torn', 'empty', 'wrong types'] as const) {
    test(`B2.60 when it is ${trouble}, pages come in time with a screen that leads on, and again right when it is back`, async () => {
      const { shopUrl, stop } = await open(trouble)
      const odd = ['empty', 'wrong types'].includes(trouble)
      const told = odd ? [200, 404, 500, 503] : [503]
      try {
        for (const { path, status, ms, html, cache, retryAfter } of await seeAll(shopUrl, [...content, product])) {
          expect([path, told.includes(status), ms < limitMs]).toEqual([path, true, true])
          expect([path, retryAfter !== null]).toEqual([path, status === 503])
          // a valid response without data may look like an empty list
          expect([path, cache === 'no-store' || (odd && status === 200)]).toEqual([path, true])
          expect(html).toMatch(/<h1[\s>]/)
          // no error number other than that of the status
          expect([path, status >= 500 && html.includes('lost-number')]).toEqual([path, false])
          expect(html).toMatch(/<a [^>]*href="\/"/)
          expect([path, status === 200 || html.includes('content="noindex">')]).toEqual([path, true])
        }
        for (const { path, status, ms, cache } of await seeAll(shopUrl, personal)) {
          expect([path, [200, 303].includes(status), ms < limitMs, cache]).toEqual([path, true, true, 'no-store'])
        }
        service.be('none')
        // a busy machine may need more than one try
        await expect.poll(() => notShown(shopUrl, [...content, product]), { timeout: 60_000 }).toEqual([])
      } finally {
        await stop()
      }
    })
  }

  test('goes on with the pages it has while none can be made', async () => {
    const { shopUrl, stop } = await open('none')
    try {
      const before = await see(shopUrl, '/clanky')
      service.be('hanging')
      const after = await see(shopUrl, '/clanky')
      expect([after.status, after.ms < limitMs, after.html]).toEqual([200, true, before.html])
    } finally {
      await stop()
    }
  })

  test('B2.60 does not hide a form that was sent meanwhile behind a page that opens on its own', async () => {
    const { shopUrl, stop } = await open('none', { KEEP_PAGES: 'nothing' })
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
      service.be('down')
      const answer = page.waitForResponse((one) => one.request().method() === 'POST')
      await form.getByRole('button', { name: 'Odeslat dotaz' }).click()
      expect((await answer).status()).toBe(503)
      const main = page.getByRole('main')
      await main.getByText('Nevíme, jestli k nám dorazilo, co jste odeslali').waitFor()
      await hydrated(page)
      await expect(main.getByText('Zkoušíme to za vás dál')).toHaveCount(0)
      // nothing was sent to this one
      await page.goto('/clanky')
      await main.getByText('Zkoušíme to za vás dál').waitFor()
    } finally {
      await stop()
    }
  })

  test('makes nobody wait for it again and again', async () => {
    const { shopUrl, stop } = await open('hanging')
    try {
      const all = await Promise.all(Array.from({ length: 20 }, () => see(shopUrl, '/domaci-ventilatory')))
      expect(all.every(({ status, ms }) => status === 503 && ms < limitMs)).toBe(true)
    } finally {
      await stop()
    }
  })
})

test.describe('a shop back end in trouble', () => {
  for (const trouble of ['down', 'hanging', 'html', 'wrong types'] as const) {
    test(`C8.28 that is ${trouble} leaves what is there to read, logs what is missing, and the cart says so in time`, async () => {
      const service = await breakable(`${sandboxUrl}/store`)
      service.be(trouble)
      const log: string[] = []
      // the response of the other back end must arrive, however busy the machine is
      const env = { SHOP_URL: service.url, BACKEND_PATIENCE: '2' }
      const { shopUrl, stop } = await startShop(sandboxUrl, env, '/robots.txt', (line) => log.push(line))
      try {
        const product = `/produkt/${(await pickProduct(sandboxUrl)).product.slug}`
        const readable = [product, '/', '/domaci-ventilatory', '/stranka/doprava', '/clanky', '/prihlasit']
        for (const { path, status, ms } of await seeAll(shopUrl, readable)) {
          expect([path, status, ms < limitMs]).toEqual([path, 200, true])
        }
        // only a visitor with a chosen currency requests it
        await fetch(shopUrl, { headers: { cookie: 'vanek_currency=EUR' } })
        // a response of wrong types is not their failure: its content is checked where it is used
        for (const what of trouble === 'wrong types' ? [] : ['currencies', 'the ways of delivery'])
          expect([what, log.some((line) => line.includes('Could not read') && line.includes(what))]).toEqual([
            what,
            true,
          ])
        const cart = await see(shopUrl, '/kosik')
        expect([cart.ms < limitMs, cart.cache]).toEqual([true, 'no-store'])
        expect(cart.html).toMatch(/<h1[\s>]/)
        service.be('none')
        await expect.poll(() => notShown(shopUrl, ['/kosik'])).toEqual([])
      } finally {
        await stop()
        await service.stop()
      }
    })
  }
})
