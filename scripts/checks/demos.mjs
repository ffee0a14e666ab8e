// The live demos of the built site: each starts, gets an answer of its fake back end, and is idle afterwards.
//
//   npm run site && node scripts/checks/demos.mjs             all
//   npm run site && node scripts/checks/demos.mjs use-cart    some
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findTestBrowser } from '../lib/browser.mjs'
import { main } from '../lib/run.mjs'
import { generated } from '../site/places.mjs'
import { serveSite } from '../site/serve.mjs'
import { report } from './sources.mjs'

/** Longer than the slowest answer of docs/demos/shared/back-end.ts. */
const answerMs = 1500
/** An idle demo sets no timers; one that retries without end sets thousands. */
const maxTimers = 20

const countTimers = () => {
  const set = globalThis.setTimeout
  globalThis.timers = 0
  globalThis.setTimeout = (...all) => {
    globalThis.timers += 1
    return set(...all)
  }
}

async function faultOf(page, url, name) {
  const errors = []
  const note = (error) => errors.push(error.message)
  page.on('pageerror', note)
  try {
    await page.goto(`${url}/hooks/${name}.html`)
    const demo = page.locator('.demo')
    await demo.scrollIntoViewIfNeeded()
    await page.locator('.demo[data-state="live"]').waitFor()
    await page.waitForTimeout(answerMs)
    const before = await page.evaluate('timers')
    await page.waitForTimeout(500)
    const timers = (await page.evaluate('timers')) - before
    if (timers > maxTimers) errors.push(`it set ${timers} timers in half a second`)
    if (/\bLoading\b/.test(await demo.innerText())) errors.push('it waits for an answer that does not come')
  } catch (error) {
    errors.push(error.message.split('\n')[0])
  } finally {
    page.off('pageerror', note)
  }
  return errors.map((error) => `the demo ${name}: ${error}`)
}

await main(async () => {
  const all = JSON.parse(readFileSync(join(generated, 'demos.json'), 'utf8'))
  const names = process.argv.length > 2 ? process.argv.slice(2) : all
  const { url, stop } = await serveSite(0)
  const browser = await chromium.launch(await findTestBrowser())
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(20_000)
    await page.addInitScript(countTimers)
    const faults = []
    for (const name of names) faults.push(...(await faultOf(page, url, name)))
    console.log(`${names.length} demos`)
    report('demos', faults)
  } finally {
    await browser.close()
    await stop()
  }
})
