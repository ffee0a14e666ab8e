import { unwrap } from '@vanek/sdk'
import { getShoppingListByCode } from '@vanek/sdk/account'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { type Customer, newCustomer, sendLogin } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import { hydratePart, hydrated, open } from '../support/hydrated.ts'
import { setFaults } from '../support/sandbox.ts'
import { signIn } from '../support/sign-in.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors, type VisitorOptions } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const listing = pathOf('/koupelnove-ventilatory')
const main = (page: Page) => page.getByRole('main')
const boxes = (page: Page) => main(page).getByRole('article')
const heartOf = (at: Page | Locator) => at.getByRole('button', { name: begins('Oblíbené', 'frame') }).first()
const pressed = async (heart: Locator) => (await heart.getAttribute('aria-pressed')) === 'true'

async function enterNew(options: VisitorOptions = {}): Promise<{ page: Page; customer: Customer }> {
  const { page } = await enter(options)
  const customer = await newCustomer(sandboxUrl)
  await signIn(page, customer)
  return { page, customer }
}

const marked = async (customer: Customer) => {
  const shop = await customerShop(sandboxUrl, customer)
  return unwrap(await getShoppingListByCode(shop, { code: 'wishlist' })).items.map(({ variantId }) => variantId)
}

/** Opens a page with hearts and waits for their hydration. */
async function withHearts(page: Page, path = listing): Promise<void> {
  await open(page, path)
  await hydratePart(page, '.heart')
}

test.describe('the heart of a customer', () => {
  test('B4.10 B6.03 B8.09 C7.39 C7.60 toggles a variant optimistically', async () => {
    const { page, customer } = await enterNew()
    await withHearts(page)
    const heart = heartOf(boxes(page).first())
    const sent = page.waitForRequest((request) => request.url().endsWith('/code/wishlist/items'))
    await heart.click()
    expect(await pressed(heart)).toBe(true)
    const { id, amount } = (await sent).postDataJSON() as { id: number; amount: number }
    expect(amount).toBe(1)
    await page.getByText(label('Produkt byl přidán do oblíbených')).waitFor()
    expect(await marked(customer)).toEqual([id])
    const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await heart.click()
    expect(await pressed(heart)).toBe(false)
    await gone
    expect(await marked(customer)).toEqual([])
  })

  test('B4.10 C7.61 is red wherever the variant is shown, after a reload too, without a layout shift', async () => {
    const { page } = await enterNew({ viewport: phone })
    const { product } = await pickProduct(sandboxUrl)
    await withHearts(page, `/produkt/${product.slug}`)
    const response = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/code/wishlist/items'),
    )
    await heartOf(main(page)).click()
    await response
    await page.addInitScript(() => {
      const own = globalThis as unknown as { shifted: number }
      own.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) own.shifted += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    await main(page).locator('.heart[aria-pressed="true"]').first().waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
    await page.goto(pathOf('/uzivatel/oblibene'))
    await main(page).getByRole('link', { name: product.name }).waitFor()
  })

  test('B8.06 is reverted with a notice when it could not be saved', async () => {
    const { page } = await enterNew()
    await withHearts(page)
    const heart = heartOf(boxes(page).first())
    await setFaults(sandboxUrl, {
      path: '/store/api/v1/user/shopping-lists/code/wishlist/items',
      status: 500,
      times: 20,
    })
    try {
      await heart.click()
      await page.getByText(label('Něco se porouchalo')).first().waitFor()
      expect(await pressed(heart)).toBe(false)
    } finally {
      await setFaults(sandboxUrl)
    }
  })

  test('B4.10 is the same in every tab', async () => {
    const { page } = await enterNew()
    await withHearts(page)
    const other = await page.context().newPage()
    await withHearts(other)
    await heartOf(boxes(page).first()).click()
    await boxes(other).first().locator('.heart[aria-pressed="true"]').waitFor()
    expect(await pressed(heartOf(boxes(other).nth(1)))).toBe(false)
  })

  test('B4.10 on the page of favourites removes the variant and restores it', async () => {
    const { page, customer } = await enterNew()
    await withHearts(page)
    await heartOf(boxes(page).first()).click()
    await page.getByText(label('Produkt byl přidán do oblíbených')).waitFor()
    await withHearts(page, pathOf('/uzivatel/oblibene'))
    const line = main(page).locator('.list-line')
    const nextResponse = () => page.waitForResponse((answer) => ['DELETE', 'POST'].includes(answer.request().method()))
    await line.locator('.heart[aria-pressed="true"]').waitFor()
    await Promise.all([nextResponse(), heartOf(line).click()])
    expect(await marked(customer)).toEqual([])
    await Promise.all([nextResponse(), heartOf(line).click()])
    expect(await marked(customer)).toHaveLength(1)
  })

  test('B4.10 C7.39 works without scripts, on a product and back on its list', async () => {
    const { page, customer } = await enterNew({ scripts: false })
    const { product } = await pickProduct(sandboxUrl)
    await page.goto(`/produkt/${product.slug}`)
    await heartOf(main(page)).click()
    await main(page).getByText(label('Produkt byl přidán do oblíbených')).waitFor()
    await main(page).getByRole('link', { name: product.name }).waitFor()
    await heartOf(main(page).locator('.list-line')).click()
    await main(page).getByText(label('Zatím nic oblíbeného')).waitFor()
    expect(await marked(customer)).toEqual([])
  })
})

test.describe('the heart of a guest', () => {
  test('B6.03 C6.11 prompts to sign in, with a link, and sends nothing', async () => {
    const { page } = await enter()
    await withHearts(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    // `aria-disabled` for guests, but a click shows the reason
    await heartOf(boxes(page).first()).click({ force: true })
    const notice = page.locator('.notice.is-danger').filter({ hasText: label('Musíte se nejdříve přihlásit') })
    await notice.waitFor()
    expect(await pressed(heartOf(boxes(page).first()))).toBe(false)
    expect(requests.filter((url) => url.includes('shopping-lists'))).toEqual([])
    await notice.getByRole('link', { name: label('Přihlásit se') }).click()
    await page.waitForURL(`**/prihlasit?redirect=${encodeURIComponent(listing)}`)
  })

  test('C6.11 redirects to the sign-in without scripts, with the reason, and back to the product', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(listing)
    await heartOf(boxes(page).first()).click()
    await page.waitForURL(`**/prihlasit?redirect=${encodeURIComponent(listing)}`)
    await main(page).getByText(label('Musíte se nejdříve přihlásit')).waitFor()
    await sendLogin(page, await newCustomer(sandboxUrl))
    await page.waitForURL(`**${listing}`)
    expect(new URL(page.url()).pathname).toBe(listing)
  })

  test('B6.03 C6.11 shows the reason when it is the first thing tapped on a phone', async () => {
    const { page } = await enter({ viewport: phone, touch: true })
    await open(page, listing)
    // the scripts of a heart load at the first interaction, which is this tap
    await page.route('**/*.js', async (route) => (page.url().endsWith(listing) ? undefined : route.continue()))
    await heartOf(boxes(page).first()).tap()
    await page.waitForURL(`**/prihlasit?redirect=${encodeURIComponent(listing)}`)
    await page
      .locator('.notice.is-danger:visible')
      .filter({ hasText: label('Musíte se nejdříve přihlásit') })
      .waitFor()
    expect(await page.getByText(label('Musíte se nejdříve přihlásit')).filter({ visible: true }).count()).toBe(1)
  })
})

test.describe('a shop without a wish list', () => {
  test('B6.10 shows no hearts', async () => {
    await withOverrides(sandboxUrl, { settings: { functions: { wish_list: false } } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await page.goto(listing)
      await hydrated(page)
      expect(await boxes(page).count()).toBeGreaterThan(0)
      expect(await page.locator('.heart').count()).toBe(0)
    })
  })
})
