import type { Page } from '@playwright/test'
import { builtFile } from './built-file.ts'

const service = '**/services/addresses/**'

/** The validation service returns no verdicts: only the shop's own rules apply. */
export async function returnNoVerdicts(page: Page): Promise<void> {
  await page.route(service, (route) => route.fulfill({ json: {} }))
}

/** Records requests to the service from now on, as `street: Masar`. */
export function recordAddressRequests(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/services/addresses/')) return
    const { field, query, value } = request.postDataJSON() as Readonly<Record<string, string>>
    requests.push(`${field}: ${query ?? value}`)
  })
  return requests
}

/** Whether the page has loaded the scripts of address completion. */
export const helpLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    builtFile('address/suggesting.tsx'),
  )

/** The suggested addresses. */
export const suggestions = (page: Page) => page.locator('.addresses').getByRole('option')

/** Fills in an input and moves the focus away. */
export async function fillAndBlur(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`#${name}`).fill(text)
  await page.locator(`#${name}`).blur()
}
