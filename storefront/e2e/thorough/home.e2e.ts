import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { open } from '../support/hydrated.ts'
import { approach, shelf, shownAtHome } from '../support/offers.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

test.describe('the home page', () => {
  test('B2.30 links from its four selling points to sections of all about purchase', async () => {
    const { page } = await enter()
    await open(page, '/')
    const tiles = page.getByRole('region', { name: label('Proč nakupovat u nás') }).getByRole('link')
    const ways = await tiles.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const parts = inMarket({
      cs: ['vse-o-nakupu', 'kontakt', 'doprava', 'bezproblemova-reklamace'],
      sk: ['vsetko-o-nakupe', 'kontakt', 'doprava', 'bezproblemova-reklamacia'],
    })
    expect(new Set(ways)).toEqual(new Set(parts.map((part) => `${pathOf('/vse-o-nakupu')}#${part}`)))
    await tiles.filter({ hasText: 'Doprava' }).click()
    await page.waitForURL(`${pathOf('**/vse-o-nakupu')}#doprava`)
  })

  test('draws the decorative lines beside its first text only, not beside stacked parts', async () => {
    const { page } = await enter({ scripts: false })
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      expect(await page.locator('.streams').isVisible()).toBe(width === 1440)
    }
  })

  test('is at most 6,500 px tall on a desktop with all its parts, and shows no product twice', async () => {
    const { page } = await enter({ viewport: desktop })
    await open(page, '/')
    await approach(page)
    await shelf(page, 'homepage').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6500)
    const offered = await shelf(page, 'homepage')
      .locator('h3 a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    const shown = await shownAtHome(page)
    expect(shown.length).toBeGreaterThan(8)
    const all = [...shown, ...offered]
    expect(all.filter((path, at) => all.indexOf(path) !== at)).toEqual([])
  })

  test('B9.16 shows three articles picked by editors', async () => {
    const { page } = await enter()
    await open(page, '/')
    const picked = page.getByRole('region', { name: label('Než začnete vrtat') }).getByRole('article')
    expect(await picked.count()).toBe(3)
    await picked.first().getByRole('link').click()
    await page.waitForURL(pathOf('**/clanek/*'))
  })

  test('B9.16 shows nine of them when the theme is set so', async () => {
    const settings = { theme: { pages: { homepage: { featured_articles: 9 } } } }
    await withOverrides(sandboxUrl, { settings }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await page.goto('/')
      expect(
        await page
          .getByRole('region', { name: label('Než začnete vrtat') })
          .getByRole('article')
          .count(),
      ).toBe(9)
    })
  })

  test('B9.28 truncates the title of a selling point at 80 characters', async () => {
    const title = 'Dlouhý důvod, proč nakupovat právě tady a ne jinde, '.repeat(3)
    const point = { title, text: 'Text.', icon: 'advice', url: `${pathOf('/vse-o-nakupu')}#doprava` }
    await withOverrides(sandboxUrl, { content: { selling_points: [point] } }, async (baseURL) => {
      const { page } = await enter({ baseURL })
      await page.goto('/')
      const shown = await page
        .getByRole('region', { name: label('Proč nakupovat u nás') })
        .getByRole('heading')
        .innerText()
      expect(shown.length).toBeGreaterThan(70)
      expect(shown.length).toBeLessThanOrEqual(80)
      expect(shown.endsWith('…')).toBe(true)
    })
  })

  test('has banners with links, without scripts too', async () => {
    const { page } = await enter({ scripts: false, viewport: phone })
    await page.goto('/')
    const banners = page.getByRole('region', { name: label('Právě teď') }).getByRole('link')
    expect(await banners.count()).toBeGreaterThan(0)
    const to = await banners.first().getAttribute('href')
    await banners.first().click()
    await page.waitForURL(`**${to}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('has no faults', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, '/')
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
