import type { BrowserContext, Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { language } from './market.ts'
import { unstyled } from './sheets.ts'

/** Records CSP violations on the window from the start of each page. */
export const recordViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    const found: string[] = []
    Object.assign(globalThis, { policyViolations: found })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      found.push(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })

const violations = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as unknown as { policyViolations?: string[] }).policyViolations ?? ['violations are not recorded'],
  )

const narrow = (width: number) => ({ width, height: 700 })
// 640 is a laptop at 200 %; the phone comes first: images load while axe runs, and may turn out too wide
const sizes = [phone, narrow(320), narrow(640), narrow(768), desktop]

/**
 * Faults of the page at several widths: axe findings, missing styles, and horizontal scrolling, also with enlarged
 * letters. Axe runs at the sizes of a phone and a desktop, or at one of them, in the Czech shop: it takes most of the
 * time and judges the markup, which all markets share.
 */
export async function faultsOf(page: Page, axeAt?: typeof phone): Promise<string[]> {
  const withAxe = new Set(language === 'cs' ? [axeAt ?? [phone, desktop]].flat() : [])
  const found = [...(await violations(page)), ...(await unstyled(page))]
  for (const size of sizes) {
    const { width } = size
    await page.setViewportSize(size)
    if (withAxe.has(size)) {
      const findings = await axeFindings(page)
      found.push(...findings.map((finding) => `axe at ${width}: ${finding}`))
    }
    found.push(...(await tooWide(page, `${width} px`)))
    if (size === phone) {
      found.push(...(await withLargeLetters(page, () => tooWide(page, `${width} px with letters of 200 %`))))
    }
  }
  return found
}

async function tooWide(page: Page, what: string): Promise<string[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return wider > 0 ? [`${wider} px wider than ${what}: ${(await widest(page)).join()}`] : []
}

/** Runs a function while the browser has a font size of 200 %, and returns its result. */
export async function withLargeLetters<T>(page: Page, run: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const result = await run()
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await session.detach()
  return result
}

const widest = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const out = [...document.querySelectorAll('body *')].filter((at) => at.getBoundingClientRect().right > edge + 1)
    return out.map((at) => `${at.localName}.${at.getAttribute('class') ?? ''}`).slice(0, 5)
  })
