import { expect, test } from '../support/test.ts'
import { addResponse } from '../support/add-response.ts'
import { addToCart, goodsBetween } from '../support/goods.ts'
import { open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

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
