import { expect, test } from '../support/test.ts'
import { addResponse } from '../support/add-response.ts'
import { pickProduct } from '../support/catalogue.ts'
import { addToCart, goodsBetween } from '../support/goods.ts'
import { open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

test('C7.14 each of the lines that were removed one after another can be returned to the cart', async () => {
  const { page } = await enter()
  const goods = await goodsBetween(sandboxUrl, 300, 3000, 4)
  for (const each of goods) await addToCart(page, each)
  await open(page, pathOf('/kosik'))
  const notices = page.locator('.checkout > .notice')
  const lines = page.locator('.line-remove')
  const back = notices.getByRole('button', { name: label('Vrátit do košíku') })
  // at most three notices, the last one first, so that the lines stay in view
  for (const [at, shown] of [1, 2, 3, 3].entries()) {
    await lines.first().click()
    await expect(lines).toHaveCount(3 - at)
    await expect(notices).toHaveCount(shown)
    await expect(back.first()).toBeFocused()
  }
  for (const left of [2, 1, 0]) {
    const returned = addResponse(page)
    await back.last().click()
    await returned
    await expect(back).toHaveCount(left)
  }
  await page.reload()
  const names = goods.slice(1).map(({ name }) => name)
  await expect(lines).toHaveCount(3)
  for (const name of names) await expect(page.locator('main').getByText(name).first()).toBeVisible()
})

test('C7.13 emptying the cart closes the notice that something was added', async () => {
  const { page } = await enter()
  const [one] = await goodsBetween(sandboxUrl, 300, 3000, 1)
  if (!one) throw new Error('There are no goods')
  await addToCart(page, one)
  await open(page, pathOf('/kosik'))
  await page.getByRole('button', { name: begins('Odebrat') }).click()
  await page.getByRole('button', { name: label('Vrátit do košíku') }).click()
  const added = page.locator('.notices .notice').filter({ hasText: label('Produkty byly vloženy do košíku') })
  await added.waitFor()
  // the notice stays while a pointer is on it
  await added.hover()
  await page.getByRole('button', { name: label('Vyprázdnit košík') }).press('Enter')
  await page.getByText(label('Košík jsme vyprázdnili')).waitFor()
  await expect(added).toHaveCount(0)
})

test('C7.13 a newer amount of a line closes the notice about the one before', async () => {
  const { product, variant, stock } = await pickProduct(sandboxUrl, { atLeast: 6, atMost: 90 })
  const { page } = await enter()
  await addToCart(page, { variantId: variant.id })
  await open(page, pathOf('/kosik'))
  const field = page.locator('.line').filter({ hasText: product.name }).getByRole('spinbutton')
  const notices = page.locator('.notices .notice')
  await field.fill(String(stock + 500))
  await field.press('Enter')
  await notices.first().waitFor()
  await notices.first().hover()
  await field.fill('2')
  await field.press('Enter')
  await expect(field).toHaveValue('2')
  await expect(notices).toHaveCount(0)
})
