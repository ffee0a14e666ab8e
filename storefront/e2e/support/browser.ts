import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findTestBrowser } from '../../../scripts/lib/browser.mjs'
import { moveClock } from '../../../scripts/lib/move-clock.mjs'
import { aheadMs } from './browser-clock.ts'
import { lessDrawing } from './less-drawing.ts'
import { noteDocuments } from './sent.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

// a short-lived page gains nothing from renderers started ahead, from helpers that collect garbage, from compilers that
// optimise what runs often and from a process for a graphics card that is not there
const forShortVisits = [
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64 --single-threaded-gc --no-opt --no-maglev',
]

const launch = (pictures: boolean) =>
  findTestBrowser().then(({ executablePath, args, headless }) =>
    chromium.launch({
      executablePath,
      args: [...args, ...forShortVisits, ...(pictures ? [] : ['--blink-settings=imagesEnabled=false'])],
      headless,
    }),
  )

const running = new Map<boolean, Promise<Browser>>()

/**
 * The browser of this worker; visitors are kept apart by their contexts. It ends with the process. Most tests do without
 * pictures: to load and paint them takes a fifth of a browser's time. Their places are as large without them.
 */
export async function sharedBrowser(pictures = false): Promise<Browser> {
  const begin = () => {
    const browser = launch(pictures)
    running.set(pictures, browser)
    return browser
  }
  const known = running.get(pictures) ?? begin()
  const isUsable = await known.then(
    (browser) => browser.isConnected(),
    () => false,
  )
  return isUsable ? known : begin()
}

// what Chromium itself logs for a document or call of status 4xx; everything else is a fault of ours
const documentStatus = /^Failed to load resource: the server responded with a status of (404|422)/
const withoutPictures = [
  /^A preload for \S+ is found, but is not used because image loading is disabled/,
  // the same, noticed later
  /^The resource \S+\.(svg|avif|webp|png|jpe?g) was preloaded using link preload but not used/,
]

/** Collects what a page complains about: console errors and warnings, exceptions, violations of the policy. */
export function complaintsOf(page: Page, pictures = false): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || documentStatus.test(message.text())) return
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
  /** Whether it is a phone that is touched and has no mouse. */
  readonly touch?: boolean
  readonly locale?: string
  readonly reducedMotion?: 'reduce'
  /** Whether pictures are loaded and painted; unless told they are not. */
  readonly pictures?: boolean
  /** Whether the visitor has yet to be asked about cookies; unless told they have refused them. */
  readonly undecided?: boolean
}

/** A visitor with no cookies but the one that says that they want no others. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: options.baseURL,
    viewport: options.viewport ?? desktop,
    javaScriptEnabled: options.scripts ?? true,
    locale: options.locale ?? 'cs-CZ',
    timezoneId: 'Europe/Prague',
    ...(options.touch && { hasTouch: true, isMobile: true }),
    ...(options.reducedMotion && { reducedMotion: options.reducedMotion }),
  })
  await lessDrawing(context, { painted: options.pictures ?? false })
  if (aheadMs !== 0) await context.addInitScript(moveClock, aheadMs)
  if (!options.undecided) {
    await context.addCookies([{ name: 'vanek_consent', value: `1.00.${Date.now()}`, url: options.baseURL }])
  }
  context.setDefaultTimeout(45_000)
  const page = await context.newPage()
  noteDocuments(page)
  return { context, page, complaints: complaintsOf(page, options.pictures) }
}

/** The visitor goes: what a test still holds back of their requests is let go first, and is no fault of it. */
export async function leave({ context }: Pick<Visit, 'context'>): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}
