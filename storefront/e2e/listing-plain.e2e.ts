import { expect, test } from './support/test.ts'
import { phone } from './support/browser.ts'
import { bathroom, countOf, moveTo, shownSlugs, valueBox } from './support/listing.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { label } from './support/words.ts'

const { enter } = visitors()

test.describe('a listing without scripts', () => {
  test('B1.09 is filtered by a form, and sorted, paged and extended by links', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(bathroom)
    await valueBox(page, 'f4', 100).check()
    await valueBox(page, 'f4', 125).check()
    await page.getByRole('spinbutton', { name: inMarket({ cs: 'Hlučnost do, dB', sk: 'Hlučnosť do, dB' }) }).fill('35')
    await page.getByRole('button', { name: /^Zobrazi[tť]/ }).click()
    // a form sends every field; the URL has only the chosen ones
    expect(new URL(page.url()).search).toBe('?f4=100,125&r2=-35')
    const filteredCount = await countOf(page)
    expect(filteredCount).toBeGreaterThan(0)
    expect(
      await page
        .getByRole('list', { name: label('Vybrané filtry') })
        .getByRole('link')
        .count(),
    ).toBe(4)

    await page.getByRole('link', { name: inMarket({ cs: 'Od nejlevnějšího', sk: 'Od najlacnejšieho' }) }).click()
    expect(new URL(page.url()).search).toBe('?f4=100,125&r2=-35&sort=price_asc')
    expect([await countOf(page), await valueBox(page, 'f4', 125).isChecked()]).toEqual([filteredCount, true])

    await page.goto(bathroom)
    const first = await shownSlugs(page)
    await page.getByRole('link', { name: inMarket({ cs: /^Načíst dalších/, sk: /^Načítať ďalších/ }) }).click()
    expect((await shownSlugs(page)).slice(0, 21)).toEqual(first)
    await page.getByRole('link', { name: 'Strana 2' }).click()
    expect((await shownSlugs(page)).filter((slug) => first.includes(slug))).toEqual([])
  })

  test('opens its filters as a bottom sheet on a phone', async () => {
    const { page } = await enter({ scripts: false, viewport: phone })
    await page.goto(bathroom)
    const box = valueBox(page, 'available', 1)
    expect(await box.isVisible()).toBe(false)
    await page.getByRole('button', { name: label('Filtry'), exact: true }).click()
    await box.check()
    await page.getByRole('button', { name: /^Zobrazi[tť]/ }).click()
    expect(new URL(page.url()).searchParams.get('available')).toBe('1')
  })
})

test.describe('the filters on a phone', () => {
  test('hydrate at the first interaction, count as they are chosen, and close by Escape', async () => {
    const { page } = await enter({ viewport: phone })
    await page.goto(bathroom)
    const open = page.getByRole('button', { name: label('Filtry'), exact: true })
    await open.click()
    const all = await countOf(page)
    await moveTo(page, '?available=1', () => valueBox(page, 'available', 1).check())
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    const show = page.getByRole('button', { name: new RegExp(`^Zobrazi[tť] ${await countOf(page)} `) })
    expect(await show.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await valueBox(page, 'available', 1).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('filters-open')
  })

  test('B1.09 keep the page behind them from scrolling while they are open', async () => {
    const { page } = await enter({ viewport: phone })
    await page.goto(bathroom)
    const body = page.locator('body')
    await page.getByRole('button', { name: label('Filtry'), exact: true }).click()
    await expect(body).toHaveAttribute('data-covered')
    await expect(body).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(body).not.toHaveAttribute('data-covered')
  })

  test('B1.09 stay open while ten values are chosen, and leave room for the others', async () => {
    const { page } = await enter({ viewport: { width: 360, height: 640 } })
    await page.goto(bathroom)
    await page.getByRole('button', { name: label('Filtry'), exact: true }).click()
    const sheet = page.locator('.filters')
    // whichever values the market has first
    const values = await sheet
      .locator('fieldset > ul input[type=checkbox]')
      .evaluateAll((boxes) =>
        boxes
          .filter((box): box is HTMLInputElement => box.checkVisibility())
          .map(({ name, value }) => ({ name, value })),
      )
    expect(values.length).toBeGreaterThanOrEqual(10)
    for (const [at, { name, value }] of values.slice(0, 10).entries()) {
      await valueBox(page, name, value).check()
      await expect(page.locator('.listing-bar .picked')).toHaveText(String(at + 1))
      expect(await sheet.evaluate((own) => own.matches(':popover-open'))).toBe(true)
    }
    const { height = 0 } = (await sheet.locator('form').boundingBox()) ?? {}
    expect(height).toBeGreaterThan(300)
    await expect(page.getByRole('button', { name: /^Zobrazi[tť] / })).toBeInViewport({ ratio: 1 })
  })

  test('B1.09 close when the focus moves out of them', async () => {
    const { page } = await enter({ viewport: phone })
    await page.goto(bathroom)
    await page.getByRole('button', { name: label('Filtry'), exact: true }).press('Enter')
    const sheet = page.locator('.filters')
    await expect(page.locator('body')).toHaveAttribute('data-covered')
    const isInside = () => sheet.evaluate((own) => own.contains(document.activeElement))
    await page.keyboard.press('Tab')
    expect([await isInside(), await sheet.isVisible()]).toEqual([true, true])
    for (let presses = 0; presses < 80 && (await isInside()); presses++) await page.keyboard.press('Tab')
    expect(await isInside()).toBe(false)
    await expect(sheet).toBeHidden()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })
})
