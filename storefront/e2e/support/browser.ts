import type { Browser, BrowserContext, Page } from '@playwright/test'
import { moveClock } from '../../../scripts/lib/move-clock.mjs'
import { aheadMs } from './browser-clock.ts'
import { reduceRendering } from './reduce-rendering.ts'
import { recordDocuments } from './sent-html.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

// Chromium logs these for a document or call of status 4xx; every other message is a fault of the shop
const documentStatus = /^Failed to load resource: the server responded with a status of (404|422)/
// contexts block it, unless a test is about the offline page
const blocked = 'Service Worker registration blocked by Playwright'
const withoutPictures = [
  /^A preload for \S+ is found, but is not used because image loading is disabled/,
  // the same, reported later
  /^The resource \S+\.(svg|avif|webp|png|jpe?g) was preloaded using link preload but not used/,
]

/** Collects console errors and warnings, exceptions and CSP violations of a page. */
export function collectComplaints(page: Page, pictures = false): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || documentStatus.test(message.text())) return
    if (message.text() === blocked) return
    if (!pictures && withoutPictures.some((known) => known.test(message.text()))) return
    complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  return complaints
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: readonly string[]
}

export interface VisitOptions {
  readonly baseURL: string
  readonly viewport?: { width: number; height: number }
  readonly scripts?: boolean
  /** Whether it is a touch device without a mouse. */
  readonly touch?: boolean
  readonly locale?: string
  readonly reducedMotion?: 'reduce'
  /** Whether images are loaded and painted. Defaults to false. */
  readonly pictures?: boolean
  /** Whether the browser keeps a page for when it is offline. By default it does not: its requests pass by the tests' routes. */
  readonly offlinePage?: boolean
  /** Whether the visitor has not answered the cookie banner. By default they have rejected it. */
  readonly undecided?: boolean
}

/** A visitor without cookies, except the one that rejects optional cookies. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: options.baseURL,
    javaScriptEnabled: options.scripts ?? true,
    serviceWorkers: options.offlinePage ? 'allow' : 'block',
    ...(options.viewport && { viewport: options.viewport }),
    ...(options.locale && { locale: options.locale }),
    ...(options.touch && { hasTouch: true, isMobile: true }),
    ...(options.reducedMotion && { reducedMotion: options.reducedMotion }),
  })
  await reduceRendering(context, { painted: options.pictures ?? false })
  if (aheadMs !== 0) await context.addInitScript(moveClock, aheadMs)
  if (!options.undecided) {
    await context.addCookies([{ name: 'vanek_consent', value: `1.00.${Date.now()}`, url: options.baseURL }])
  }
  const page = await context.newPage()
  recordDocuments(page)
  return { context, page, complaints: collectComplaints(page, options.pictures) }
}

/** Ends a visit; requests that a test still holds back are released first and do not fail the test. */
export async function endVisit({ context }: Pick<Visit, 'context'>): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}
