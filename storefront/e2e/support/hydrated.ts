import type { Page } from 'playwright-core'

/**
 * Waits until React has taken over an element, the main one unless told; before that a form would post by itself, which
 * is another test.
 */
export async function hydrated(page: Page, selector = 'main'): Promise<void> {
  // React notes the props of an element it has taken over on the element itself; nothing else tells
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}

/** Waits until a part that is loaded at the first sign of a visitor is alive, and gives that sign. */
export async function awake(page: Page, selector: string): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await hydrated(page, selector)
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
