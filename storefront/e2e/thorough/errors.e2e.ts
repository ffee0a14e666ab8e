import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { buyButton } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf } from '../support/page-faults.ts'
import { hydrated, hydratePart, loadRouter, open } from '../support/hydrated.ts'
import { setFaults } from '../support/sandbox.ts'
import { searchField } from '../support/searching.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { visitors } from '../support/visitors.ts'
import { begins, label } from '../support/words.ts'
import { builtFile } from '../support/built-file.ts'

const brandsScript = `**${builtFile('pages/brands/view.tsx')}*`

const { enter, sandboxUrl } = visitors()

/** The beginning of words for a bathroom. */
const bath = inMarket({ cs: 'koupel', sk: 'kúpeľ' })
const brandsPath = pathOf('/znacky')
const articlesPath = pathOf('/clanky')
const brandsTitle = begins('Značky', 'pages/brands')

test.afterEach(() => setFaults(sandboxUrl))

const toBrands = (page: Page) =>
  page
    .locator(`a[href="${brandsPath}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

const main = (page: Page) => page.getByRole('main')

test.describe('a page that cannot be shown', () => {
  test('B2.39 has its own screen for 403, 404 and 500, each with links', async () => {
    const { page } = await enter()
    const screens: string[] = []
    const look = async (status: number) => {
      const screen = page.locator(`.lost[data-status="${status}"]`)
      await screen.waitFor()
      screens.push(await screen.getByRole('heading', { level: 1 }).innerText())
      expect(await screen.getByRole('link').count()).toBeGreaterThan(3)
    }
    await page.goto(pathOf('/filtry-a-prislusenstvi/montazni-material/baleni-pro-montazniky'))
    await look(403)
    await page.goto('/takova-cesta')
    await look(404)
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.route('**/content/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await toBrands(page)
    await look(500)
    expect(new Set(screens).size).toBe(3)
  })

  test('B2.60 is shown as 500 for an unknown error', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.route('**/content/**', (route) => route.fulfill({ status: 418, body: 'teapot' }))
    await toBrands(page)
    await page.locator('.lost').waitFor()
    expect(await page.locator('.lost').getAttribute('data-status')).toBe('500')
  })

  test('B8.14 ends the progress bar', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.route('**/content/**', async (route) => {
      await page.waitForTimeout(800)
      await route.abort()
    })
    await toBrands(page)
    await page.locator('.progress').waitFor({ state: 'attached' })
    await page.locator('.lost').waitFor()
    expect(await page.locator('.progress').count()).toBe(0)
  })

  test('has no faults', async () => {
    const { page } = await enter()
    await open(page, '/takova-cesta')
    await hydratePart(page, 'footer')
    expect((await faultsOf(page)).filter((fault) => fault !== 'violations are not recorded')).toEqual([])
  })
})

test.describe('a failed add to the cart', () => {
  const fault = { path: '/store/api/v1/cart/items', method: 'POST', contentType: 'application/json', times: 99 }
  const unexpected = inMarket({
    cs: 'Něco se porouchalo. Omlouváme se, pokud se problém opakuje, kontaktujte nás.',
    sk: 'Niečo sa pokazilo. Ospravedlňujeme sa. Ak sa problém opakuje, ozvite sa nám, prosím.',
  })
  const amount = { code: 'out_of_stock', field: 'amount', title: 'Tolik tu není' }

  test('C8.01 C8.02 names the field and the first error, and has a general text without a list', async () => {
    const pick = await pickProduct(sandboxUrl)
    const { page } = await enter()
    await open(page, `/produkt/${pick.product.slug}`)
    for (const [status, body, text] of [
      [500, {}, unexpected],
      [
        422,
        { errors: [amount], requestId: 'r' },
        inMarket({ cs: 'Množství - Tolik tu není', sk: 'Množstvo - Tolik tu není' }),
      ],
    ] as const) {
      await setFaults(sandboxUrl, { ...fault, status, body: JSON.stringify(body) })
      try {
        await buyButton(page).click()
        const failure = page.locator('.buy .field-error')
        await expect(failure).toHaveText(text, { timeout: 30_000 })
      } finally {
        await setFaults(sandboxUrl)
      }
    }
  })
})

test.describe('a lost connection', () => {
  const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
  const lineLost = (page: Page) => main(page).getByRole('heading', { name: label('Spojení se nejspíš ztratilo') })
  const brandsHeading = (page: Page) => main(page).getByRole('heading', { level: 1, name: brandsTitle })

  test('B8.14 is shown when a call fails, and retried at the same URL', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.route('**/content/**', (route) => route.abort())
    await toBrands(page)
    await lineLost(page).waitFor()
    expect(await main(page).innerText()).not.toMatch(/500|u nás/)
    await page.unroute('**/content/**')
    await page.getByRole('button', { name: label('Zkusit znovu') }).click()
    await brandsHeading(page).waitFor()
    expect(new URL(page.url()).pathname).toBe(brandsPath)
  })

  test('B2.62 B8.14 is shown when the scripts of the page fail too, and retried by the button', async () => {
    const { page, context } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await loadRouter(page)
    // the connection fails during the response
    await context.setOffline(true)
    await toBrands(page)
    await lineLost(page).waitFor()
    await page.getByRole('button', { name: label('Zkusit znovu') }).click()
    await main(page).getByText(label('Spojení zatím není')).waitFor()
    expect(await heading(page).innerText()).toBe(label('Spojení se nejspíš ztratilo'))
    // the browser fires `online` at once
    await context.setOffline(false)
    await brandsHeading(page).waitFor()
  })
})

test.describe('scripts of a page that fail to load', () => {
  const reloads = (page: Page) => {
    const loaded: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname))
    return loaded
  }

  test('B2.62 reload the page once', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    const loaded = reloads(page)
    await page.route(brandsScript, (route) => route.abort())
    await toBrands(page)
    await main(page).getByRole('heading', { level: 1, name: brandsTitle }).waitFor()
    await page.waitForTimeout(1_500)
    expect(loaded).toEqual([brandsPath])
  })

  for (const [order, delayMs] of [
    ['together', 0],
    ['before those of the next page', 700],
  ] as const) {
    test(`B2.62 do not take the visitor back from a link when those of late parts fail ${order}`, async () => {
      const { page } = await enter()
      await open(page, '/')
      const loaded = reloads(page)
      await page.route('**/assets/*.js*', async (route) => {
        if (loaded.length > 0) return route.continue()
        const isOfMoves = route.request().url().includes(builtFile('moves/follow.ts'))
        if (isOfMoves) await new Promise((resolve) => setTimeout(resolve, delayMs))
        return route.fulfill({ status: 404 })
      })
      await page
        .getByRole('banner')
        .locator(`a[href="${articlesPath}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await page.waitForURL(`**${articlesPath}`)
      await hydrated(page)
      await page.waitForTimeout(1_000)
      expect(loaded).toEqual([articlesPath])
      expect(new URL(page.url()).pathname).toBe(articlesPath)
    })
  }

  test('B2.62 wait for their style sheet before the page is shown, and reload it when that fails', async () => {
    const { page } = await enter()
    const title = main(page).getByRole('heading', { level: 1, name: label('Košík', 'pages/cart') })
    const toCart = () =>
      page
        .locator('a[href="/kosik"]')
        .first()
        .evaluate((link: HTMLElement) => link.click())
    const sheets = () =>
      page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('/checkout-')).length)
    await open(page, '/')
    await page.route('**/assets/checkout-*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await toCart()
    await title.waitFor()
    expect(await sheets()).toBe(1)
    // over the current page, with an empty cache
    await page.unroute('**/assets/checkout-*.css')
    await open(page, brandsPath)
    const loaded = reloads(page)
    let isLost = false
    // the route stays: when a route is removed, Chromium may lose the next request, here the connection check
    await page.route('**/assets/checkout-*.css', (route) => {
      if (isLost) return route.continue()
      isLost = true
      return route.abort()
    })
    await toCart()
    await title.waitFor()
    expect(loaded).toEqual(['/kosik'])
    expect(await sheets()).toBe(1)
  })

  test('B2.62 show a part whose late style sheet cannot be loaded, instead of an error', async () => {
    const { page } = await enter()
    await open(page, '/')
    const loaded = reloads(page)
    // it has been reloaded a moment ago, and may not be again
    await page.evaluate(() => sessionStorage.setItem('vanek_reloaded', String(Date.now())))
    await page.route('**/assets/late-*.css', (route) => route.abort())
    await searchField(page).fill('ventil')
    await page.getByRole('option').first().waitFor()
    await searchField(page).fill(bath)
    await page
      .getByRole('option', { name: new RegExp(bath, 'i') })
      .first()
      .waitFor()
    expect(loaded).toEqual([])
    await page.unroute('**/assets/late-*.css')
  })

  test('B2.62 show the screen for 500 after a reload within the last minute', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.evaluate(() => sessionStorage.setItem('vanek_reloaded', String(Date.now() - 50_000)))
    const loaded = reloads(page)
    await page.route(brandsScript, (route) => route.abort())
    await toBrands(page)
    await page.locator('.lost[data-status="500"]').waitFor()
    expect(loaded).toEqual([])
    // a minute later another reload is allowed
    await page.evaluate(() => sessionStorage.setItem('vanek_reloaded', String(Date.now() - 61_000)))
    await page.unroute(brandsScript)
  })

  test('B2.61 leave a plain message with a link to the home page when even the error screen fails', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await page.evaluate(() => sessionStorage.setItem('vanek_reloaded', String(Date.now())))
    await page.route(brandsScript, (route) => route.abort())
    await page.route(`**${builtFile('errors/error-screen.tsx')}*`, (route) => route.abort())
    await toBrands(page)
    const home = main(page).getByRole('link', { name: label('Na úvodní stránku') })
    await home.waitFor()
    expect(await home.getAttribute('href')).toBe('/')
    expect(await page.locator('#root').innerText()).toContain(label('Něco se nám pokazilo'))
    await home.click()
    await main(page).getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(true)
  })
})
