import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** React sets properties on the elements it has hydrated; there is no public API for it. */
function hasReactProps(selector: string): boolean {
  const element = document.querySelector(selector)
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

const isHydrated = (page: Page, selector: string) => page.evaluate(hasReactProps, selector)

/**
 * Waits until React has hydrated an element, by default the main one; before that a form would be posted by the
 * browser, which other tests cover.
 */
export async function hydrated(page: Page, selector = 'main'): Promise<void> {
  await page.waitForFunction(hasReactProps, selector)
}

/** Interacts with the page and with a part that loads when it is used, and waits until that part is hydrated. */
export async function hydratePart(page: Page, selector: string): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await hydrated(page)
  const part = page.locator(selector).first()
  await expect
    .poll(async () => {
      // React may not have hydrated the part yet, as with the first moves of a real mouse
      await part.dispatchEvent('pointermove', { movementX: 1 })
      return isHydrated(page, selector)
    })
    .toBe(true)
}

/** Hovers a link, and waits until the router has loaded: the page loads it and analytics at the first interaction. */
export async function loadRouter(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('a[href]').first().dispatchEvent('pointermove', { movementX: 1 })
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => /line-lost-.*\.js/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0),
  )
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
