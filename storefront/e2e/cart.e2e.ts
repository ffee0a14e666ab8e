import { expect, test } from './support/test.ts'
import { addResponse } from './support/add-response.ts'
import { buyButton, fillCart } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { hydrated, open } from './support/hydrated.ts'
import { cartLink } from './support/texts.ts'
import { visitors } from './support/visitors.ts'
import { begins, label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

test.describe('the cart of a guest', () => {
  test('C8.15 shows a message that the product was added, and counts it in the header', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    await open(page, `/produkt/${product.slug}`)
    await page.locator('main').getByLabel(begins('Množství')).fill('3')
    await buyButton(page).click()
    const notice = page.getByText(label('Produkty byly vloženy do košíku'))
    await notice.waitFor()
    expect(await notice.evaluate((at) => at.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite')
    await cartLink(page).filter({ hasText: ': 3' }).waitFor()
  })

  test('C8.15 shows no success when the product could not be added', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    await open(page, `/produkt/${product.slug}`)
    await page.route('**/api/v1/cart/items', async (route) => route.abort())
    await buyButton(page).click()
    await page
      .getByRole('alert')
      .filter({ hasText: label('Spojení se přerušilo') })
      .waitFor()
    expect(await page.getByText(label('Produkty byly vloženy do košíku')).count()).toBe(0)
  })

  test('C1.05 is restored on the next visit, and visible to nobody else', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, context } = await enter()
    await open(page, `/produkt/${product.slug}`)
    await buyButton(page).click()
    await page.getByText(label('Produkty byly vloženy do košíku')).waitFor()
    await page.close()
    const later = await context.newPage()
    await later.goto('/kosik')
    await later.getByRole('main').getByRole('link', { name: product.name }).waitFor()

    const { page: stranger } = await enter()
    await stranger.goto('/kosik')
    expect(await stranger.getByRole('heading', { name: label('Košík zatím zeje prázdnotou') }).count()).toBe(1)
  })

  test('C2.01 changes amounts, removes a line and brings it back', async () => {
    const { page } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    await open(page, '/kosik')
    const amount = page.getByRole('spinbutton')
    const count = (text: string) => cartLink(page).filter({ hasText: text }).waitFor()
    await page.getByRole('button', { name: begins('Přidat', 'ui/') }).click()
    await count(': 2')
    await amount.fill('4')
    await amount.press('Enter')
    await count(': 4')
    await page.getByRole('button', { name: begins('Odebrat') }).click()
    const back = addResponse(page)
    await page.getByRole('button', { name: label('Vrátit do košíku') }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await count(': 4')
    await back
    await page.reload()
    await hydrated(page)
    expect(await amount.inputValue()).toBe('4')
  })
})
