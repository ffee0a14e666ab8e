import type { BrowserContext, Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { desktop, phone } from './browser.ts'

/** Notes breaches of the content security policy on the window, from the very start of each page. */
export const noteViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    const found: string[] = []
    Object.assign(globalThis, { policyViolations: found })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      found.push(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })

const violations = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { policyViolations?: string[] }).policyViolations ?? ['none are noted'])

/** What is wrong with the page at the sizes of a phone and a desktop, and whether it has to be scrolled sideways. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = await violations(page)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    const findings = await axeFindings(page)
    found.push(...findings.map((finding) => `axe at ${size.width}: ${finding}`))
  }
  // 640 is a laptop at 200 %
  for (const width of [320, phone.width, 640, 768, desktop.width]) {
    await page.setViewportSize({ width, height: 700 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wider > 0) found.push(`${wider} px wider than ${width} px: ${(await widest(page)).join()}`)
  }
  return found
}

const widest = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const out = [...document.querySelectorAll('body *')].filter((at) => at.getBoundingClientRect().right > edge + 1)
    return out.map((at) => `${at.localName}.${at.getAttribute('class') ?? ''}`).slice(0, 5)
  })
