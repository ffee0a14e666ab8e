import type { BrowserContext, Page } from '@playwright/test'
import { afterTest, expect, test } from '../support/test.ts'
import { finished, orderButton, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { everyPath } from '../support/every-path.ts'
import { addToCart } from '../support/goods.ts'
import { startLoggedShop } from '../support/logged-shop.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { setFaults } from '../support/sandbox.ts'
import { jana, signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

/** Secrets of a visitor: `httpOnly` values that are long enough. */
const secretsOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).filter(({ httpOnly, value }) => httpOnly && value.length > 20).map(({ value }) => value)

/** Records leaks of a visitor's secrets: in responses, or in the page itself. */
function watch(page: Page) {
  const bodies: { readonly url: string; readonly body: string }[] = []
  const reading: Promise<void>[] = []
  const files = new Set<string>()
  page.on('response', (response) => {
    // a build file never changes: one check is enough
    const isFile = new URL(response.url()).pathname.startsWith('/assets/')
    if (isFile && files.has(response.url())) return
    files.add(response.url())
    const read = async () => {
      const headers = await response.headersArray()
      const shown = headers.filter(({ name }) => name.toLowerCase() !== 'set-cookie').map(({ value }) => value)
      const text = await response.text().catch(() => '')
      bodies.push({ url: response.url(), body: [...shown, text].join('\n') })
    }
    // the page has navigated away
    reading.push(read().catch(() => {}))
  })
  /** Everything in the page itself. */
  const holdings = () =>
    page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        document.cookie,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
        location.href,
      ]),
    )
  return {
    async note() {
      bodies.push({ url: `held by ${page.url()}`, body: await holdings() })
    },
    async foundIn(secrets: readonly string[]) {
      await Promise.all(reading)
      return bodies.filter(({ url, body }) => secrets.some((own) => (url + body).includes(own))).map(({ url }) => url)
    },
    get count() {
      return bodies.length
    },
  }
}

test.describe('tokens', () => {
  test('of a customer and of their guest cart are in no page, script, response or storage', async () => {
    const pick = await pickProduct(sandboxUrl)
    const { page, context } = await enter()
    const watched = watch(page)
    await addToCart(page, { variantId: pick.variant.id })
    await page.goto('/kosik')
    const guest = await secretsOf(context)
    await signIn(page)
    await addToCart(page, { variantId: pick.variant.id })
    const secrets = [...guest, ...(await secretsOf(context)), jana.password]
    expect([guest.length, secrets.length]).toEqual([1, 3])
    for (const path of [...everyPath, `/produkt/${pick.product.slug}`, '/domaci-ventilatory']) {
      await page.goto(path)
      await watched.note()
    }
    // late responses have arrived elsewhere by the time the next page opens
    await page.waitForLoadState('networkidle')
    await watched.note()
    expect(watched.count).toBeGreaterThan(everyPath.length * 2)
    expect(await watched.foundIn(secrets)).toEqual([])
  })

  test('of an order are in no page, response or storage', async () => {
    const { page, context } = await enter()
    const watched = watch(page)
    await reachDetails(page, await pickProduct(sandboxUrl))
    const before = await secretsOf(context)
    await orderButton(page).click()
    await page.waitForURL(finished)
    await page.waitForLoadState('networkidle')
    await watched.note()
    const secrets = [...new Set([...before, ...(await secretsOf(context))])]
    expect(secrets.length).toBeGreaterThanOrEqual(2)
    expect(await watched.foundIn(secrets)).toEqual([])
  })

  test('are found by this test when they are exposed', async () => {
    const { page, context } = await enter()
    const watched = watch(page)
    await signIn(page)
    const [secret = ''] = await secretsOf(context)
    await page.goto('/')
    await page.evaluate((text) => localStorage.setItem('mine', `x${text}`), secret)
    await watched.note()
    expect(await watched.foundIn([secret])).toEqual([`held by ${page.url()}`])
  })

  test('and passwords are in no line of the server’s log, even after errors', async () => {
    const { shopUrl, log, stop } = await startLoggedShop(sandboxUrl)
    afterTest(stop)
    afterTest(() => setFaults(sandboxUrl))
    const visitor = plainVisitor(shopUrl)
    const { variant } = await pickProduct(sandboxUrl)
    await visitor.post('/kosik', { intent: 'add', variantId: String(variant.id), amount: '1' })
    const guest = visitor.cookies.get('vanek_cart_token') ?? ''
    await visitor.post('/prihlasit', { email: jana.email, password: jana.password })
    const token = visitor.cookies.get('vanek_auth_token') ?? ''
    const marks = ['operator-token-in-a-link', 'reset-token-in-a-link', 'a-wrong-password']
    const paths = [
      ...everyPath,
      `/auth/proxy?token=${marks[0]}&redirect=/kosik`,
      `/resetovat-heslo?email=${encodeURIComponent(jana.email)}&token=${marks[1]}`,
      '/api/v1/user',
      '/api/v1/cart',
    ]
    const wrong = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }
    const requestAll = async (paths: readonly string[]) => {
      await Promise.all(paths.map(async (path) => (await visitor.request(path)).text()))
      await visitor.request('/api/v1/cart/items', { ...wrong, body: '{"torn' })
    }
    const failedLogin = async () => {
      // no real account, so that none is locked
      const form = new URLSearchParams({ email: 'nikdo@vanek.test', password: marks[2] ?? '' })
      await (await plainVisitor(shopUrl).request('/prihlasit', { ...wrong, body: form })).text()
    }
    await failedLogin()
    for (let at = 0; at < paths.length; at += 8) await requestAll(paths.slice(at, at + 8))
    for (const fault of [{ status: 500 }, { drop: 'before' as const }, { status: 401 }]) {
      await setFaults(sandboxUrl, { path: '/store/api', times: 1_000, ...fault })
      await failedLogin()
      await requestAll(paths.filter((path) => /^\/(uzivatel|auth|kosik|resetovat|prihlasit|api)/.test(path)))
    }
    await setFaults(sandboxUrl)
    const written = log()
    // errors were logged, or this would prove nothing
    expect(written).toMatch(/"level":50/)
    const secrets = [guest, token, jana.password, jana.email, ...marks].filter((secret) => secret !== '')
    expect(secrets.length).toBe(4 + marks.length)
    expect(
      secrets.filter((secret) => written.includes(secret) || written.includes(encodeURIComponent(secret))),
    ).toEqual([])
  })
})
