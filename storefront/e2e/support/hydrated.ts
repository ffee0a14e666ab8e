import type { Page } from '@playwright/test'

/**
 * Waits until React has hydrated an element, by default the main one; before that a form would be posted by the
 * browser, which other tests cover.
 */
export async function hydrated(page: Page, selector = 'main'): Promise<void> {
  // React sets properties on the elements it has hydrated; there is no public way to tell
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}

/** Interacts with the page and with a part that loads when it is used, and waits until that part is hydrated. */
export async function awake(page: Page, selector: string): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await hydrated(page)
  await page.locator(selector).first().dispatchEvent('pointermove', { movementX: 1 })
  await hydrated(page, selector)
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
