import type { Page, Response } from 'playwright-core'

/** Waits for the answer to the next add to the cart; to be asked for before the click. What is seen earlier is only hoped for. */
export const addAnswered = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/v1/cart/items') && answer.ok(),
  )
