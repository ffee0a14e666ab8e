import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { bathroom } from '../support/listing.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'

const { enter } = visitors()

/** Notes for each view transition how many elements are called like the picture, before and after it. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const moves: number[][] = []
    Object.assign(globalThis, { moves })
    const named = () =>
      [...document.querySelectorAll('*')].filter((part) => getComputedStyle(part).viewTransitionName === 'product')
        .length
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const move = [named()]
      moves.push(move)
      return start(async () => {
        await (update as () => unknown)()
        move.push(named())
      })
    }
  })
const moves = (page: Page) => page.evaluate(() => (globalThis as unknown as { moves: number[][] }).moves)

/** Opens the category, and from there a product. */
async function press(page: Page): Promise<void> {
  await open(page, bathroom)
  await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/produkt/**')
  await page.locator('.gallery').waitFor()
}

test.describe('the picture of a product', () => {
  test('becomes that of its page when its link is pressed in a list', async () => {
    const { page, complaints } = await enter()
    await noteTransitions(page)
    await press(page)
    await expect.poll(() => moves(page)).toEqual([[1, 1]])
    // from one product to another there would be two such pictures
    const other = page.locator('.similar-products article').first().getByRole('heading').getByRole('link')
    const name = await other.innerText()
    await other.click()
    await page
      .getByRole('heading', { level: 1 })
      .getByText(name.split(',')[0] ?? '')
      .waitFor()
    expect(await moves(page)).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('stays where it is for who minds motion', async () => {
    const { page } = await enter({ reducedMotion: 'reduce' })
    await noteTransitions(page)
    await press(page)
    await hydrated(page)
    expect(await moves(page)).toEqual([])
  })

  test('is in the first 600 pixels of a phone', async () => {
    const { page } = await enter({ viewport: phone, touch: true })
    await press(page)
    const box = await page.locator('.gallery img').first().boundingBox()
    const scrolled = await page.evaluate(() => scrollY)
    expect((box?.y ?? 0) + scrolled).toBeLessThan(300)
    expect((box?.y ?? 0) + scrolled + (box?.height ?? 0)).toBeLessThan(600)
  })
})

test.describe('with the colours of the system', () => {
  test('what is chosen is still seen: the order of a list, the run of its slider', async () => {
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
    // drawn lines are no text, which the browser would colour
    const [drawn, text] = await page
      .locator('.gauge')
      .first()
      .evaluate((gauge) => [
        getComputedStyle(gauge.querySelector('line:last-child') ?? gauge).stroke,
        getComputedStyle(gauge).color,
      ])
    expect(drawn).toBe(text)
  })
})
