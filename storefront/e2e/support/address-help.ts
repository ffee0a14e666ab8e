import type { Page } from 'playwright-core'
import { builtFile } from './built-file.ts'

const service = '**/services/addresses/**'

/** The service of address validation has nothing to say: the shop's own rules hold. */
export async function saysNothing(page: Page): Promise<void> {
  await page.route(service, (route) => route.fulfill({ json: {} }))
}

/** What the service is asked from now on, as `street: Masar`. */
export function askedOf(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/services/addresses/')) return
    const { field, query, value } = request.postDataJSON() as Readonly<Record<string, string>>
    asked.push(`${field}: ${query ?? value}`)
  })
  return asked
}

/** Scripts of the help that the page has loaded. */
export const helpLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    builtFile('address-help/suggesting.tsx'),
  )

/** The addresses that are offered. */
export const offered = (page: Page) => page.locator('.addresses').getByRole('option')

/** Leaves an input with a text in it. */
export async function leave(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`#${name}`).fill(text)
  await page.locator(`#${name}`).blur()
}
