import { unwrap } from '@vanek/sdk'
import { getCategory, getCategoryContent, getVirtualCategory } from '@vanek/sdk/catalog'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { bathroom, shownSlugs } from '../support/listing.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const home = pathOf('/domaci-ventilatory')

async function around(path: string) {
  const shop = sandboxShop(sandboxUrl)
  const category = unwrap(await getCategory(shop, { path }))
  const content = unwrap(await getCategoryContent(shop, { storeId: category.store_id }))
  if (!content) throw new Error(`No content for ${path}`)
  return { category, content }
}

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
  }))

test.describe('the page of a category', () => {
  test('B3.26 B3.28 has its text, its categories with pictures, questions with answers and articles', async () => {
    const { category, content } = await around(bathroom)
    const { page } = await enter()
    await open(page, bathroom)
    const main = page.getByRole('main')
    const [start = '', more = ''] = (category.description ?? '').split('\n\n')
    await main.getByText(start).waitFor()
    await main.getByText(more).waitFor()
    for (const { title } of category.children) {
      const tile = main.getByRole('link', { name: title })
      expect(await tile.locator('img').count()).toBe(1)
    }
    const [question] = content.faq_questions
    const answer = main.getByText(question?.content.split('\n\n')[0] ?? '?')
    expect(await answer.isVisible()).toBe(false)
    await main.getByText(question?.title ?? '?').click()
    expect(await answer.isVisible()).toBe(true)
    await main.getByRole('link', { name: content.related_articles[0]?.title ?? '?' }).click()
    await page.waitForURL(`${pathOf('**/clanek')}/${content.related_articles[0]?.slug}`)
  })

  test('B3.27 has its important filters above the list, collapsed if set so', async () => {
    const { category } = await around(bathroom)
    const { page } = await enter()
    await open(page, bathroom)
    const important = category.catalog_settings.parameters.find(({ importantFilter }) => importantFilter)
    const closed = category.catalog_settings.parameters.find(
      ({ closedFilter, entityId }) => closedFilter && entityId === 38,
    )
    const quick = page.locator(`.quick a[href*="f${important?.entityId}="]`)
    expect(await quick.count()).toBeGreaterThan(0)
    const colours = page.locator('.filters details').filter({ has: page.locator(`input[name="f${closed?.entityId}"]`) })
    expect(await colours.first().getAttribute('open')).toBeNull()
    await page.goto(`${bathroom}?f38=38003`)
    expect(await colours.first().getAttribute('open')).not.toBeNull()
  })

  test('B3.27 has many important filters in one row on a tablet, so that products are in its first screen', async () => {
    const { page } = await enter({ viewport: { width: 768, height: 1024 }, touch: true })
    await page.goto(pathOf('/potrubi-a-tvarovky'))
    expect(await page.locator('.quick dt').count()).toBeGreaterThan(2)
    expect((await page.locator('main article').first().boundingBox())?.y).toBeLessThan(900)
  })

  test('B3.29 B3.30 has its small banners, and a banner before the product of its position', async () => {
    const { content } = await around(bathroom)
    const { page } = await enter()
    await open(page, bathroom)
    const [small] = content.small_banners
    await page
      .getByRole('list', { name: 'Tipy' })
      .getByRole('link', { name: small?.title ?? '?' })
      .waitFor()
    const [banner] = content.banner_catalog
    const places = await page
      .locator('.listing-list .grid > li')
      .evaluateAll((items) => items.map((at) => at.className))
    expect(places.indexOf('grid-banner')).toBe((banner?.position ?? 0) - 1)
    await page.goto(`${bathroom}?page=2`)
    expect(await page.locator('.grid-banner').count()).toBe(0)
  })

  test('B3.31 has its video, which loads when it is played', async () => {
    const { content } = await around(home)
    const { page } = await enter()
    await open(page, home)
    const video = page.locator(`video[src$="${content.category_video?.video_url}"]`)
    expect([await video.getAttribute('preload'), await video.getAttribute('controls')]).toEqual(['none', ''])
    await page.getByRole('heading', { name: content.category_video?.title ?? '?' }).waitFor()
  })

  test('B9.14 has three bestsellers, unless it is filtered or paged', async () => {
    const { page } = await enter()
    await open(page, bathroom)
    expect(await page.locator('.best li').count()).toBe(3)
    for (const query of ['?page=2', '?available=1']) {
      await page.goto(bathroom + query)
      expect(await page.locator('.best').count()).toBe(0)
    }
  })

  test('B7.25 has the texts that editors wrote for the active filters', async () => {
    const { page } = await enter()
    await open(page, `${bathroom}?f4=100`)
    await page.getByRole('heading', { level: 1, name: begins('Koupelnové ventilátory 100 mm') }).waitFor()
    expect((await headOf(page)).canonical).toMatch(/\?f4=100$/)
    await page.goto(`${bathroom}?f4=100&price=-2000`)
    await page
      .getByRole('heading', { level: 1, name: new RegExp(`${begins('Koupelnové ventilátory').source} \\d`) })
      .waitFor()
    const { robots, canonical } = await headOf(page)
    expect([robots, new URL(canonical ?? '').search]).toEqual(['noindex', ''])
  })

  test('B9.49 has products in four columns on an extra-large screen, in three on a large one', async () => {
    const { page } = await enter()
    await open(page, bathroom)
    const columns = () =>
      page
        .locator('.listing-list .grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    const found: number[] = []
    for (const width of [1440, 1279, 1278, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(await columns())
    }
    expect(found).toEqual([4, 4, 3, 3, 2])
  })
})

test.describe('a virtual category', () => {
  test('B1.09 B3.32 is a listing of its own, and not indexed if an editor says so', async () => {
    const shop = sandboxShop(sandboxUrl)
    const sale = unwrap(await getVirtualCategory(shop, { slug: pathOf('/vyprodej').slice(1) }))
    const { page } = await enter()
    await open(page, pathOf('/vyprodej'))
    await page.getByRole('heading', { level: 1, name: sale.title }).waitFor()
    expect((await shownSlugs(page)).length).toBeGreaterThan(0)
    expect(sale.meta_noindex).toBe(true)
    expect((await headOf(page)).robots).toBe('noindex')
    await page.goto('/novinky')
    expect((await headOf(page)).robots).toBeUndefined()
  })

  test('B2.33 is the page of a brand, found from the list of brands', async () => {
    const { page } = await enter()
    await open(page, '/znacky/vetrnik')
    await page.getByRole('heading', { level: 1, name: inMarket({ cs: /^Větrník/, sk: /^Větrník/ }) }).waitFor()
    const brands = await page.locator('.listing-list .box-meta').allInnerTexts()
    expect(brands.every((text) => text.startsWith('Větrník'))).toBe(true)
    await page
      .getByRole('navigation', { name: label('Drobečková navigace') })
      .getByRole('link', { name: 'Značky' })
      .click()
    await page.waitForURL('**/znacky')
  })
})

test.describe('the fault checks find nothing on a listing', () => {
  for (const [name, path] of [
    ['of a category', home],
    ['narrowed', `${bathroom}?f4=100,125&f38=38001&r2=-35&available=1`],
    ['in which nothing fits', `${bathroom}?f4=100&price=-1`],
    ['of a brand', '/znacky/vetrnik?page=2'],
  ] as const) {
    test(name, async () => {
      const { page, context, complaints } = await enter({ viewport: phone })
      await recordViolations(context)
      await open(page, path)
      const { sent, now } = await compareHydration(page)
      expect(now).toEqual(sent)
      await hydratePart(page, '.filters')
      expect(await faultsOf(page)).toEqual([])
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: begins('Filtry', 'filters') }).click()
      expect(await faultsOf(page)).toEqual([])
      expect(complaints).toEqual([])
    })
  }
})
