import { expect, test } from '../support/test.ts'
import { addToCart, goodsBetween } from '../support/goods.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { pathOf } from '../support/paths.ts'
import { amountIn } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

test.describe('the amount of a line', () => {
  test('C7.13 counts presses that come before the next frame, and keeps one whose page is left after it', async () => {
    const [one] = await goodsBetween(sandboxUrl, 300, 3000)
    if (!one) throw new Error('There are no goods')
    const { page } = await enter()
    await addToCart(page, one, 1)
    await open(page, pathOf('/kosik'))
    await hydrated(page)
    const field = page.getByRole('spinbutton')
    const more = page.locator('.line .quantity button').last()
    await more.evaluate((button: HTMLElement) => {
      button.click()
      // React shows the first press before it handles the second
      queueMicrotask(() => button.click())
    })
    await expect(field).toHaveValue('3')
    await expect(page.locator('.line[aria-busy]')).toHaveCount(0)
    expect(amountIn(await page.locator('.line-total').textContent())).toBeCloseTo(3 * one.price)

    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await more.click()
    await sent
    await page.evaluate(() => location.assign('/'))
    await page.waitForURL((url) => url.pathname === '/')
    // the back end may still be writing it
    await expect(async () => {
      await open(page, pathOf('/kosik'))
      expect(await field.inputValue()).toBe('4')
    }).toPass({ timeout: 10_000 })
  })
})
