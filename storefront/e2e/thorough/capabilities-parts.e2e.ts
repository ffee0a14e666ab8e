import type { Page } from '@playwright/test'
import { unwrap } from '@vanek/sdk'
import { getUserOrders } from '@vanek/sdk/account'
import type { Capability } from '../../../sdk/src/generated/capabilities.ts'
import { orderButton, payments, reachDetails, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import { findProduct } from '../support/find-product.ts'
import { open } from '../support/hydrated.ts'
import { type LackingShop, startLackingShop } from '../support/lacking.ts'
import { markupOf } from '../support/settings.ts'
import { firm, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()
let shop: LackingShop
test.beforeAll(async () => {
  shop = await startLackingShop(sandboxUrl)
})
test.afterEach(() => shop.lack([]))
test.afterAll(() => shop.stop())

/** How many elements a page has with the capability, and without it. */
async function withAndWithout(page: Page, capability: Capability, path: string, mark: string) {
  const count = async () => {
    await page.goto(path)
    return page.getByRole('main').locator(mark).count()
  }
  const withCount = await count()
  shop.lack([capability])
  const withoutCount = await count()
  expect(shop.calls()).toEqual([])
  shop.lack([])
  return [withCount, withoutCount]
}

test.describe('parts of pages, on a back end that lacks one capability', () => {
  test('company-register: the details have no lookup by company id', async () => {
    const { page } = await enter({ baseURL: shop.shopUrl, scripts: false })
    await startCheckout(page, await pickProduct(sandboxUrl))
    const mark = 'button[name="intent"][value="company"]'
    expect(await withAndWithout(page, 'company-register', '/kosik/dodaci-udaje', mark)).toEqual([1, 0])
    // the data of the register can still be typed
    await expect(page.locator('input[name="tin"]')).toHaveCount(1)
  })

  test('payments-again: an unpaid order has no link to pay it', async () => {
    const { page } = await enter({ baseURL: shop.shopUrl, scripts: false })
    await reachDetails(page, await pickProduct(sandboxUrl), { scripts: false, payment: payments.card })
    // without paying: the order stays unpaid
    await orderButton(page).click()
    await page.waitForURL('**/gateway/pay/**')
    const mark = 'button:text-is("Přejít k platbě")'
    expect(await withAndWithout(page, 'payments-again', '/objednavka', mark)).toEqual([1, 0])
    expect(await withAndWithout(page, 'payments-again', '/kosik/dokonceni', mark)).toEqual([1, 0])
  })

  test('order-exports, batch: an order of a customer has no files, and cannot be ordered again', async () => {
    const { orders } = unwrap(await getUserOrders(await customerShop(sandboxUrl, firm)))
    const path = `/uzivatel/objednavky/${orders[0]?.id}`
    const { page } = await enter({ baseURL: shop.shopUrl, scripts: false })
    await signIn(page, firm)
    expect(await withAndWithout(page, 'order-exports', path, `a[download$=".csv"]`)).toEqual([1, 0])
    expect(await withAndWithout(page, 'order-exports', path, '#order-documents')).toEqual([1, 0])
    expect(await withAndWithout(page, 'batch', path, 'button:text-is("Objednat znovu")')).toEqual([1, 0])
  })

  test('fresh-prices: a product page requests none', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter({ baseURL: shop.shopUrl })
    let requestCount = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(`/api/v1/products/${product.id}`)) requestCount += 1
    })
    const visit = async () => {
      requestCount = 0
      await open(page, `/produkt/${product.slug}`)
      // late parts load when the page is used
      await page.mouse.move(300, 300)
      await page.mouse.move(320, 320)
      await page.waitForLoadState('networkidle')
      return requestCount > 0
    }
    expect(await visit()).toBe(true)
    shop.lack(['fresh-prices'])
    expect(await visit()).toBe(false)
    expect(shop.calls()).toEqual([])
  })

  test('watchers: sold-out products offer no notification by e-mail', async () => {
    const { slug } = await findProduct(
      sandboxUrl,
      ({ hasVariants, availability }) => !hasVariants && !availability.isAvailable,
    )
    const { page } = await enter({ baseURL: shop.shopUrl, scripts: false })
    expect(await withAndWithout(page, 'watchers', `/produkt/${slug}`, 'form.watcher')).toEqual([1, 0])
  })

  test('product-questions: a product links to the contact form instead', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const path = `/produkt/${product.slug}`
    const { page } = await enter({ baseURL: shop.shopUrl, scripts: false })
    expect(await withAndWithout(page, 'product-questions', path, '#dotazy details')).toEqual([1, 0])
    shop.lack(['product-questions'])
    expect(await markupOf(shop.shopUrl, path)).toMatch(/id="dotazy"[^]*?href="\/kontakt/)
  })
})
