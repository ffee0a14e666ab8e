import { expect, test } from './support/test.ts'
import {
  bathroom,
  countOf,
  moveTo,
  openListing,
  filterCount,
  shownLinks,
  shownSlugs,
  valueBox,
} from './support/listing.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { label } from './support/words.ts'
import { guestSettings } from '../src/lib/page/settings.ts'

const { enter } = visitors()

/** Opens a listing and marks the document, to detect full page loads. */
async function openMarked(path = bathroom) {
  const { page } = await enter()
  await openListing(page, path)
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  return { page, same: () => page.evaluate(() => 'sameDocument' in globalThis) }
}

const least = inMarket({ cs: 1000, sk: 40 })

test.describe('a listing', () => {
  test('B1.09 is filtered, sorted and extended, a product opened, and Back returns to the same place', async () => {
    const { page, same } = await openMarked()
    await moveTo(page, '?available=1', () => valueBox(page, 'available', 1).check())
    await moveTo(page, '?available=1&sort=price_asc', () =>
      page.getByRole('link', { name: inMarket({ cs: 'Od nejlevnějšího', sk: 'Od najlacnejšieho' }) }).click(),
    )
    const query = '?available=1&sort=price_asc&from=1&page=2'
    await moveTo(page, query, () =>
      page.getByRole('link', { name: inMarket({ cs: /^Načíst dalších/, sk: /^Načítať ďalších/ }) }).click(),
    )
    const before = await shownSlugs(page)
    expect(before.length).toBeGreaterThan(21)

    const name = shownLinks(page).nth(25)
    await name.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await name.click()
    await page.waitForURL('**/produkt/*')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page.waitForURL(`**${bathroom}${query}`)
    await shownLinks(page).nth(25).waitFor()
    expect(await shownSlugs(page)).toEqual(before)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3)
    expect([await valueBox(page, 'available', 1).isChecked(), await same()]).toEqual([true, true])
  })

  test('B1.09 that is empty offers a way back, which keyboards follow without losing their place', async () => {
    // nothing is that cheap in any market
    const empty = `${bathroom}?price=-1`
    const { page } = await openMarked(empty)
    const focusedCount = () => page.evaluate(() => document.querySelector('output:focus')?.textContent ?? '')
    await page.getByText(inMarket({ cs: 'Tomuto filtru nevyhovuje nic', sk: 'Tomuto filtru nevyhovuje nič' })).waitFor()
    for (const way of [page.locator('.ways a').first(), page.locator('.empty .btn-action')]) {
      await way.focus()
      await moveTo(page, '', () => page.keyboard.press('Enter'))
      await expect.poll(focusedCount).toMatch(/^[1-9]/)
      await page.goBack()
      await page.locator('.ways a').first().waitFor()
    }
  })

  test('keeps its state over a reload and in a shared URL', async () => {
    const { page } = await openMarked()
    await moveTo(page, '?f4=100', () => valueBox(page, 'f4', 100).check())
    await moveTo(page, '?f4=100,125', () => valueBox(page, 'f4', 125).check())
    const slugs = await shownSlugs(page)
    await page.reload()
    expect(await shownSlugs(page)).toEqual(slugs)
    const other = await enter()
    await openListing(other.page, page.url())
    expect(await shownSlugs(other.page)).toEqual(slugs)
    expect(await valueBox(other.page, 'f4', 125).isChecked()).toBe(true)
  })

  test('every filter value leads to as many products as its count', async () => {
    const { page } = await openMarked()
    const expectedCount = await filterCount(page, 'f4', 150)
    const brand = await filterCount(page, 'brands', 1)
    await moveTo(page, '?f4=150', () => valueBox(page, 'f4', 150).check())
    expect(await countOf(page)).toBe(expectedCount)
    // the counts of other filters are updated, and none has zero results
    expect(await filterCount(page, 'brands', 1)).toBeLessThan(brand)
    const counts = await page.locator('.filters .tick small').allTextContents()
    expect(counts.map(Number).filter((count) => count === 0)).toEqual([])
  })

  test('shows active filters in place and above the list, removable one by one or all at once', async () => {
    const { page } = await openMarked(`${bathroom}?f4=100,125&available=1`)
    const chosen = page.getByRole('list', { name: label('Vybrané filtry') })
    expect(await chosen.getByRole('link').allInnerTexts()).toHaveLength(4)
    await moveTo(page, '?f4=125&available=1', () => chosen.getByRole('link', { name: /100/ }).click())
    expect([await valueBox(page, 'f4', 100).isChecked(), await valueBox(page, 'f4', 125).isChecked()]).toEqual([
      false,
      true,
    ])
    // the link is gone; the number of products has the focus
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('output')
    await moveTo(page, '', () => chosen.getByRole('link', { name: label('Zrušit vše') }).click())
    expect(await chosen.count()).toBe(0)
  })

  test('filters numbers by typing and by a slider with two thumbs', async () => {
    const { page } = await openMarked()
    const to = page.getByRole('spinbutton', { name: inMarket({ cs: 'Hlučnost do, dB', sk: 'Hlučnosť do, dB' }) })
    await to.fill('30')
    await moveTo(page, '?r2=-30', () => to.press('Tab'))
    const thumb = page.getByRole('slider', { name: inMarket({ cs: 'Hlučnost nejvíce', sk: 'Hlučnosť najviac' }) })
    expect(await thumb.inputValue()).toBe('30')
    await moveTo(page, '?r2=-29', () => thumb.press('ArrowLeft'))
    expect([await to.inputValue(), await thumb.getAttribute('aria-valuetext')]).toEqual(['29', '29\u00A0dB'])
    await moveTo(page, '?r2=-30', () => page.goBack().then(() => {}))
    expect(await to.inputValue()).toBe('30')
    await to.fill('')
    await moveTo(page, '', () => to.press('Tab'))
    // a number that cannot filter leaves its field
    await to.fill('-5')
    await to.press('Tab')
    await expect(to).toHaveValue('')
  })

  test('B2.67 is reset by a link to the current page', async () => {
    const { page, same } = await openMarked(`${bathroom}?f4=100&sort=rating&page=2`)
    await moveTo(page, '', () =>
      page
        .getByRole('navigation', { name: label('Drobečková navigace') })
        .getByRole('link', { name: new RegExp(label('Koupelnové ventilátory')) })
        .click(),
    )
    expect([await valueBox(page, 'f4', 100).isChecked(), (await shownSlugs(page)).length]).toEqual([false, 21])
    await moveTo(page, '?f4=100', () => valueBox(page, 'f4', 100).check())
    await page.getByRole('banner').locator('.menu > summary').click()
    const menuLink = page.getByRole('banner').getByRole('link', { name: label('Koupelnové ventilátory'), exact: true })
    await moveTo(page, '', () => menuLink.click())
    expect([await valueBox(page, 'f4', 100).isChecked(), await same()]).toEqual([false, true])
  })

  test('B9.10 shows its loading state long enough to be seen', async () => {
    const { page } = await openMarked()
    await page.evaluate(() => {
      const list = document.querySelector('.listing-list')
      const times: number[] = []
      new MutationObserver(() => times.push(performance.now())).observe(list ?? document.body, {
        attributes: true,
        attributeFilter: ['aria-busy'],
      })
      Object.assign(globalThis, { busyTimes: times })
    })
    await moveTo(page, '?sort=rating', () =>
      page.getByRole('link', { name: inMarket({ cs: 'Nejlépe hodnocené', sk: 'Najlepšie hodnotené' }) }).click(),
    )
    await expect.poll(() => page.evaluate(() => (globalThis as { busyTimes?: number[] }).busyTimes?.length)).toBe(2)
    const [start = 0, end = 0] = await page.evaluate(() => (globalThis as { busyTimes?: number[] }).busyTimes ?? [])
    expect(end - start).toBeGreaterThanOrEqual(195)
  })

  test('B9.13 loads 21 more, with the focus on the first new product', async () => {
    const { page } = await openMarked()
    const first = await shownSlugs(page)
    expect(first).toHaveLength(21)
    await moveTo(page, '?from=1&page=2', () => page.getByRole('link', { name: label('Načíst dalších 21') }).click())
    const slugs = await shownSlugs(page)
    expect([slugs.length, slugs.slice(0, 21)]).toEqual([42, first])
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe(await shownLinks(page).nth(21).getAttribute('href'))
  })

  test('shows which filter to drop when there are no results', async () => {
    const { page } = await openMarked(`${bathroom}?f4=100&price=-1`)
    expect(await shownSlugs(page)).toEqual([])
    const way = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label('Bez filtru')} Cena`) })
    const expectedCount = Number.parseInt((await way.locator('.num').textContent()) ?? '', 10)
    await moveTo(page, '?f4=100', () => way.click())
    expect(await countOf(page)).toBe(expectedCount)
  })

  test('works by keyboard only', async () => {
    const { page } = await openMarked()
    await valueBox(page, 'f4', 125).focus()
    await moveTo(page, '?f4=125', () => page.keyboard.press('Space'))
    // the focus stays on the field
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)).toBe('125')
    const from = page.getByRole('spinbutton', { name: `Cena od, ${guestSettings.currency.symbol}` })
    await from.focus()
    await page.keyboard.type(String(least))
    await moveTo(page, `?f4=125&price=${least}-`, () => page.keyboard.press('Enter'))
    await page.getByRole('link', { name: inMarket({ cs: 'Od nejdražšího', sk: 'Od najdrahšieho' }) }).focus()
    await moveTo(page, `?f4=125&price=${least}-&sort=price_desc`, () => page.keyboard.press('Enter'))
  })
})
