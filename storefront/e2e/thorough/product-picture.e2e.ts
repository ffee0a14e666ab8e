import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { bathroom } from '../support/listing.ts'
import { open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'

const { enter } = visitors()

/** Opens the category, and from there a product. */
async function press(page: Page): Promise<void> {
  await open(page, bathroom)
  await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/produkt/**')
  await page.locator('.gallery').waitFor()
}

test.describe('the picture of a product', () => {
  test('is in the first 600 pixels of a phone', async () => {
    const { page } = await enter({ viewport: phone, touch: true })
    await press(page)
    const box = await page.locator('.gallery img').first().boundingBox()
    const scrolled = await page.evaluate(() => scrollY)
    expect((box?.y ?? 0) + scrolled).toBeLessThan(300)
    expect((box?.y ?? 0) + scrolled + (box?.height ?? 0)).toBeLessThan(600)
  })

  test('is beside name and price on a tablet, whose first screen has the buy button', async () => {
    const { page } = await enter({ viewport: { width: 768, height: 1024 }, touch: true })
    await press(page)
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Infinity
    const gallery = await page.locator('.gallery').boundingBox()
    expect(await top('.product h1')).toBeLessThan((gallery?.y ?? 0) + (gallery?.height ?? 0) / 2)
    expect(await top('.buy')).toBeLessThan(1024)
  })
})

test.describe('with forced colors', () => {
  test('active choices are still visible: the sort order of a list, the range of its slider', async () => {
    const { page } = await enter()
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, `${bathroom}?sort=price_asc`)
    const look = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part, own) => {
          const { outlineStyle, backgroundColor } = getComputedStyle(part, own)
          return { outlineStyle, backgroundColor }
        }, pseudo)
    const [chosen, other] = [await look('.sort[aria-current]'), await look('.sort:not([aria-current])')]
    expect([chosen.outlineStyle, other.outlineStyle]).toEqual(['solid', 'none'])
    const [run, whole] = [await look('.slider', '::after'), await look('.slider', '::before')]
    expect(run.backgroundColor).not.toBe(whole.backgroundColor)
    // lines are no text, so the browser does not recolor them
    const [drawn, text] = await page
      .locator('.gauge')
      .first()
      .evaluate((gauge) => [
        getComputedStyle(gauge.querySelector('.gauge-line') ?? gauge).backgroundImage,
        getComputedStyle(gauge).color,
      ])
    expect(drawn).toContain(text)
  })
})
