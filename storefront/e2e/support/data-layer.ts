import type { BrowserContext, Page } from '@playwright/test'
import { loadRouter } from './hydrated.ts'
import { builtFile } from './built-file.ts'

/** An entry of the data layer. */
export interface LayerEntry {
  readonly event?: string
  readonly ecommerce?: Readonly<Record<string, unknown>> | null
  readonly [name: string]: unknown
}

/**
 * Records everything that the pages of a visitor push into their data layers from now on, in all documents and tabs.
 */
export async function recordLayer(context: BrowserContext): Promise<readonly LayerEntry[]> {
  const entries: LayerEntry[] = []
  await context.exposeBinding(
    'recordEntry',
    (_source, text: string) => void entries.push(JSON.parse(text) as LayerEntry),
  )
  await context.addInitScript(() => {
    const own = globalThis as unknown as { dataLayer: unknown[]; recordEntry: (text: string) => void }
    const layer: unknown[] = []
    layer.push = (...entries) => {
      for (const entry of entries) own.recordEntry(JSON.stringify(entry))
      return Array.prototype.push.apply(layer, entries)
    }
    own.dataLayer = layer
  })
  return entries
}

const isShelf = ({ ecommerce }: LayerEntry) => String(ecommerce?.['item_list_id']).startsWith('recommendation:')

/** The events in order, without those at an unpredictable time: recommendations and the session. */
export const eventsIn = (entries: readonly LayerEntry[]): readonly LayerEntry[] =>
  entries.filter((entry) => entry.event !== undefined && entry.event !== 'session_loaded' && !isShelf(entry))

/** The events with a name. */
export const eventsNamed = (entries: readonly LayerEntry[], name: string): readonly LayerEntry[] =>
  entries.filter(({ event }) => event === name)

/** The cookie banner. */
export const consentOf = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true })

/** Answers the cookie banner. */
export async function answerConsent(page: Page, answer: 'Povolit vše' | 'Odmítnout'): Promise<void> {
  await consentOf(page).getByRole('button', { name: answer }).click()
  await consentOf(page).waitFor({ state: 'detached' })
}

/** Interacts and waits until analytics has started in this document. */
export async function tracked(page: Page): Promise<void> {
  await loadRouter(page)
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    builtFile('tracking/start.ts'),
  )
}
