import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { hydratePart, loadRouter, open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter } = visitors()

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((own) => window.scrollTo(0, own), top)
  await page.waitForTimeout(150)
}

/** Clicks the first link to a page, wherever it is. */
const follow = async (page: Page, path: string) => {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(`**${path}`)
  await page.waitForTimeout(400)
}

/** Distance of an element from the top of the window. */
const below = (page: Page, selector: string) =>
  page.locator(selector).evaluate((own) => Math.round(own.getBoundingClientRect().top))

test.describe('a navigation to another page', () => {
  test('B2.63 scrolls to the top, and Back restores the position', async () => {
    const { page } = await enter()
    await open(page, pathOf('/domaci-ventilatory'))
    await hydratePart(page, 'footer')
    await scrollTo(page, 1200)
    await follow(page, '/znacky')
    expect(await place(page)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: label('Domácí ventilátory') }).waitFor()
    await page.waitForTimeout(300)
    expect(Math.abs((await place(page)) - 1200)).toBeLessThan(60)
  })

  test('B2.63 keeps the position between two pages of the catch-all route', async () => {
    const { page } = await enter()
    await open(page, pathOf('/domaci-ventilatory'))
    await hydratePart(page, 'footer')
    await scrollTo(page, 400)
    await follow(page, pathOf('/domaci-ventilatory/stolni-ventilatory'))
    await page.getByRole('heading', { level: 1, name: label('Stolní ventilátory') }).waitFor()
    // the content above is not as high: the browser anchors the scroll position
    expect(await place(page)).toBeGreaterThan(200)
  })

  test('B2.63 scrolls to the start of another category if that is more than a screen above', async () => {
    const { page } = await enter()
    await open(page, pathOf('/domaci-ventilatory'))
    await hydratePart(page, 'footer')
    await scrollTo(page, 1600)
    await follow(page, pathOf('/domaci-ventilatory/stolni-ventilatory'))
    const title = page.getByRole('heading', { level: 1, name: label('Stolní ventilátory') })
    await title.waitFor()
    await expect.poll(() => title.evaluate((own) => own.getBoundingClientRect().top > 0)).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: label('Domácí ventilátory') }).waitFor()
    await expect.poll(async () => Math.abs((await place(page)) - 1600) < 60).toBe(true)
  })

  test('B2.64 scrolls to the anchor of the URL, below the header', async () => {
    const { page } = await enter()
    await open(page, '/')
    await hydratePart(page, 'footer')
    await follow(page, `${pathOf('/vse-o-nakupu')}#doprava`)
    const top = await below(page, '#doprava')
    expect([(await place(page)) > 0, top >= 0, top < 190]).toEqual([true, true, true])
  })

  test('B2.64 scrolls to the anchor when the page is opened with it', async () => {
    const { page } = await enter()
    await open(page, `${pathOf('/vse-o-nakupu')}#doprava`)
    await hydratePart(page, 'footer')
    await page.waitForTimeout(400)
    const top = await below(page, '#doprava')
    expect([(await place(page)) > 0, top >= 0, top < 190]).toEqual([true, true, true])
  })
})

test.describe('an anchor of the same page', () => {
  const toAnchor = (page: Page) =>
    page.evaluate(async () => {
      const link = document.createElement('a')
      link.href = '#doprava'
      document.querySelector('main')?.append(link)
      const start = performance.now()
      link.click()
      const path: [ms: number, top: number][] = []
      while (performance.now() - start < 700) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        path.push([performance.now() - start, scrollY])
      }
      return path
    })

  test('B9.09 is reached by a smooth scroll within 300 ms', async () => {
    const { page } = await enter()
    await open(page, pathOf('/vse-o-nakupu'))
    await loadRouter(page)
    const path = await toAnchor(page)
    const end = path.at(-1)?.[1] ?? 0
    expect(end).toBeGreaterThan(100)
    expect(path.some(([, top]) => top > 0 && top < end)).toBe(true)
    const arrived = path.find(([, top]) => top === end)?.[0] ?? 0
    // a busy machine paints late, never early
    expect(arrived).toBeGreaterThan(200)
    expect(arrived).toBeLessThan(700)
    expect(page.url()).toMatch(/#doprava$/)
  })

  test('B9.09 is reached at once with reduced motion', async () => {
    const { page } = await enter({ reducedMotion: 'reduce' })
    await open(page, pathOf('/vse-o-nakupu'))
    await loadRouter(page)
    const path = await toAnchor(page)
    const end = path.at(-1)?.[1] ?? 0
    expect(end).toBeGreaterThan(100)
    expect(path.every(([, top]) => top === 0 || top === end)).toBe(true)
  })
})
