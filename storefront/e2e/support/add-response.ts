import type { Page, Response } from '@playwright/test'

/**
 * Waits for the response to the next add to the cart; call it before the click. Anything shown earlier is only
 * optimistic.
 */
export const addResponse = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/v1/cart/items') && answer.ok(),
  )
