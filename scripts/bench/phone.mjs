// A phone as Lighthouse simulates it: 390 px, touch, a processor slowed four times, and records of what slows it down.
import { chromium } from 'playwright-core'
import { findBrowser } from '../lib/browser.mjs'

export const slowdown = 4

/** Runs before the scripts of each page. Records interactions and long tasks from the start of the page. */
function record() {
  const record = { interactions: [], longTasks: [], paint: 0, largest: 0 }
  window.recorded = record
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, startTime } of list.getEntries())
      if (interactionId) record.interactions.push({ interactionId, duration, name, startTime })
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) record.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') record.paint = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) record.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** How long a finger touches the glass, in milliseconds: a quick tap. */
const touchMs = 60

/**
 * Opens pages as on a slow phone. `visit` gets a new visitor's page; `throttle` sets the slowdown of the processor; `tap`
 * taps the visible element `at` of those that match. It is a finger's tap: `locator.tap` presses for 0 ms, so that its click
 * waits for the frame of the press, and it runs scripts in the page to see what it hits.
 */
export async function withPhone(work) {
  const { executablePath, args, headless } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, headless })
  try {
    return await work(async (baseURL, visit) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const throttle = async (rate = slowdown) => session.send('Emulation.setCPUThrottlingRate', { rate })
      const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
      const tap = async (selector, at = 0) => {
        const element = page.locator(selector).filter({ visible: true }).nth(at)
        // bars, dialogs and notices may cover it
        await element.evaluate(async (node) => {
          for (const block of ['center', 'start', 'end', 'center', 'start', 'end']) {
            node.scrollIntoView({ block, behavior: 'instant' })
            await new Promise((resolve) => setTimeout(resolve, 200))
            const { x, y, width, height } = node.getBoundingClientRect()
            if (node.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return
          }
          throw new Error(`Covered: ${node.outerHTML.slice(0, 200)}`)
        })
        const { x, y, width, height } = await element.boundingBox()
        await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }])
        await page.waitForTimeout(touchMs)
        await touch('touchEnd', [])
      }
      await page.addInitScript(record)
      await throttle()
      try {
        return await visit({ page, session, throttle, tap })
      } finally {
        await context.close()
      }
    })
  } finally {
    await browser.close()
  }
}

/** Waits until a page sends no requests and runs no scripts for a while. */
export async function settled(page, quietMs = 1_000) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(quietMs)
}

/**
 * The longest time from an event of an interaction to the frame that shows its effect, in milliseconds. Browsers
 * report it in steps of 8, and do not report interactions below 16.
 */
export async function interactionOf(page, act) {
  await page.evaluate(() => (window.recorded.interactions = []))
  await act()
  await settled(page, 700)
  const found = await page.evaluate(() => window.recorded.interactions.map(({ duration }) => duration))
  return Math.max(8, ...found)
}

/** Milliseconds that long tasks block the page after its first paint, each above 50. */
export const blockingOf = (page) =>
  page.evaluate(() =>
    window.recorded.longTasks
      .filter(({ startTime }) => startTime >= window.recorded.paint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
  )
