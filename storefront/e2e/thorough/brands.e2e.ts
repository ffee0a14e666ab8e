import { expect, test } from '../support/test.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { inMarket } from '../support/market.ts'

const { enter } = visitors()

test.describe('brands', () => {
  for (const scripts of [true, false]) {
    test(`B2.33 B9.19 shows sixteen of them, and the others behind a button, ${scripts ? 'with' : 'without'} scripts`, async () => {
      const { page } = await enter({ scripts })
      await page.goto('/znacky')
      if (scripts) await hydrated(page)
      const brands = page.getByRole('main').locator('a.brand:visible')
      expect(await brands.count()).toBe(16)
      const button = page.getByText(inMarket({ cs: /^Zobrazit (i )?další/, sk: /^Zobraziť (aj )?ďalš/ }))
      await button.click()
      expect(await brands.count()).toBe(18)
      expect(await button.isVisible()).toBe(false)
    })
  }

  test('B2.33 links from the menu to a brand and its products', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, '/')
    await page.getByRole('banner').locator('.menu > summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'Značky' }).click()
    await page.waitForURL('**/znacky')
    const first = page.getByRole('main').locator('.brand').first()
    const name = await first.locator('b').innerText()
    expect(await faultsOf(page)).toEqual([])
    await first.click()
    await page.waitForURL('**/znacky/*')
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name }).waitFor()
    expect(await main.getByRole('article').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })

  test('B3.11 links from the brand of a product to the brand', async () => {
    const { page } = await enter()
    await open(page, pathOf('/koupelnove-ventilatory'))
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/produkt/*')
    const link = page.getByRole('main').locator('a[href^="/znacky/"]').first()
    const brand = await link.innerText()
    await link.click()
    await page.waitForURL('**/znacky/*')
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(brand)
  })
})
