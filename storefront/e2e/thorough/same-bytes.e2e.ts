import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { addFrom, buyButton, fillCart } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { signIn } from '../support/sign-in.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

/**
 * The same public page for two visitors at the same time; it must not set a cookie. Returns the first difference, or
 * null.
 */
async function differenceOf(path: string, one: Page, other: Page): Promise<string | null> {
  const answers = await Promise.all([one, other].map(({ request }) => request.get(path)))
  expect(answers.map((answer) => [answer.status(), answer.headers()['set-cookie']])).toEqual(
    answers.map(() => [200, undefined]),
  )
  const [first = '', second = ''] = await Promise.all(answers.map((answer) => answer.text()))
  if (first === second) return null
  const at = first.split('').findIndex((sign, index) => second[index] !== sign)
  return `${path}: ${first.slice(at - 40, at + 80)}`
}

test.describe('public pages', () => {
  test('are the same bytes for all visitors with the same prices', async () => {
    const pick = await pickProduct(sandboxUrl)
    const paths = ['/', '/domaci-ventilatory', `/produkt/${pick.product.slug}`]
    const [first, shopper, customer, customerToo] = [await enter(), await enter(), await enter(), await enter()]
    await fillCart(shopper.page, pick)
    await signIn(customer.page)
    await signIn(customerToo.page)
    await fillCart(customerToo.page, pick)

    for (const path of paths) {
      expect(await differenceOf(path, first.page, shopper.page)).toBeNull()
      expect(await differenceOf(path, customer.page, customerToo.page)).toBeNull()
      const { request } = customer.page
      expect(/Jana|Horáčková|jana@/.exec(await (await request.get(path)).text())).toBeNull()
    }
  })

  test('name only pictures, fonts, styles and scripts that exist', async () => {
    const { page } = await enter()
    const paths = ['/', '/domaci-ventilatory', `/produkt/${(await pickProduct(sandboxUrl)).product.slug}`]
    const htmls = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
    const files = [...new Set(htmls.flatMap((html) => html.match(/\/assets\/[\w.-]+/g) ?? []))]
    expect(files.filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(0)
    const found = await Promise.all(files.map(async (file) => [file, (await page.request.get(file)).status()] as const))
    expect(found.filter(([, status]) => status !== 200)).toEqual([])
  })

  test('show the number of pieces after the first paint', async () => {
    const { page } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/v1/cart', async (route) => {
      await released
      await route.continue()
    })
    await open(page, '/')
    expect(await cartLink(page).innerText()).not.toMatch(/\d/)
    const before = await cartLink(page).boundingBox()
    release()
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
    expect(await cartLink(page).boundingBox()).toEqual(before)
  })

  test('show what another tab adds to the cart', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, context } = await enter()
    const other = await context.newPage()
    await open(other, '/')
    await addFrom(page, product.slug)
    await cartLink(other).filter({ hasText: ': 1' }).waitFor()
    // closes the panel, which lies over the button
    await page.keyboard.press('Escape')
    // the same amount within 600 ms would count as a double click
    await page.locator('.buy').getByRole('spinbutton').fill('2')
    await buyButton(page).click()
    await cartLink(other).filter({ hasText: ': 3' }).waitFor()
    await open(other, '/kosik')
    await hydrated(other)
    expect(await other.getByRole('spinbutton').inputValue()).toBe('3')
  })
})
