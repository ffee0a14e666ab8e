import type { Page } from 'playwright-core'

/** Waits until React has taken the page over; before that a form would post by itself, which is another test. */
export async function hydrated(page: Page): Promise<void> {
  // React notes the props of an element it has taken over on the element itself; nothing else tells
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
