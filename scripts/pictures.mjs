// npm run pictures: takes the pictures in docs/pictures again, from a shop that `npm start` runs.
//
//   npm run pictures                                  all, from http://localhost:3000
//   npm run pictures -- --url http://localhost:3300   from another address
//   npm run pictures -- product missing               some
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { root } from './aliases.mjs'
import { findBrowser } from './lib/browser.mjs'
import { main } from './lib/run.mjs'

const forms = { wide: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } }
const fan = '/produkt/stropni-ventilator-se-svetlem-zefyr-monzun'

const type = (text) => async (page) => {
  const field = page.locator('input[name=q]').filter({ visible: true }).first()
  await field.click()
  await field.pressSequentially(text, { delay: 60 })
  await page.locator('[role=option]').first().waitFor()
}

async function add(page, path) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.locator('#koupit').click()
  await page.locator('.added').waitFor()
}

async function compare(page) {
  await page.goto('/domaci-ventilatory')
  const buttons = page.locator('.box-marks button[aria-pressed]:not(.heart)')
  for (const at of [0, 1, 2]) await buttons.nth(at).click()
  await page.goto('/porovnat')
}

async function fillCart(page) {
  await add(page, '/produkt/stolni-ventilator-aerola-alba')
  await page.goto('/kosik')
}

async function fillDetails(page) {
  await fillCart(page)
  await page.goto('/kosik/doprava-a-platba')
  for (const name of ['Kurýrem na adresu', 'Dobírkou']) await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Pokračovat k dodacím údajům' }).click()
  await page.waitForURL('**/kosik/dodaci-udaje')
}

/** Path and what is done there; a shot is of both forms unless it names them. */
const shots = {
  home: { path: '/' },
  category: { path: '/domaci-ventilatory' },
  filtered: { path: '/koupelnove-ventilatory?f4=100&r2=-30' },
  product: { path: fan },
  suggestions: { path: '/', act: type('vetrak do koup') },
  search: { path: '/hledat?q=ventilátor do koupelny' },
  compare: { act: compare },
  magazine: { path: '/clanky' },
  article: { path: '/clanek/koupelna-v-panelaku' },
  branches: { path: '/pobocky' },
  page: { path: '/vetrani-bytu' },
  consent: { path: '/slovnik-pojmu', undecided: true },
  missing: { path: '/nic-takoveho' },
  cart: { act: fillCart, only: 'phone' },
  details: { act: fillDetails, only: 'phone' },
  'slovak-home': { path: '/', only: 'wide', slovak: true },
  'slovak-added': {
    act: async (page) => add(page, '/produkt/dizajnovy-kupelnovy-ventilator-aerola-nela-125'),
    only: 'phone',
    slovak: true,
  },
}

async function take(browser, address, name, form) {
  const { path, act, undecided, slovak } = shots[name]
  const url = new URL(address)
  if (slovak) url.hostname = `sk.${url.hostname}`
  const context = await browser.newContext({
    baseURL: url.origin,
    viewport: forms[form],
    ...(form === 'phone' && { hasTouch: true, isMobile: true }),
    reducedMotion: 'reduce',
    locale: slovak ? 'sk-SK' : 'cs-CZ',
  })
  if (!undecided) await context.addCookies([{ name: 'vanek_consent', value: `1.00.${Date.now()}`, url: url.origin }])
  const page = await context.newPage()
  if (path) await page.goto(path)
  await act?.(page)
  if (undecided) await page.locator('.consent').waitFor()
  await page.waitForLoadState('networkidle')
  // images that come into view are decoded
  await page.waitForTimeout(1_000)
  const png = await page.screenshot()
  await context.close()
  const file = join(root, 'docs/pictures', `${name}-${form}.webp`)
  await sharp(png).webp({ quality: 70 }).toFile(file)
  console.log(file)
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { url: { type: 'string', default: 'http://localhost:3000' } },
    allowPositionals: true,
  })
  const { from: _, ...options } = await findBrowser()
  const browser = await chromium.launch(options)
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(shots))
      for (const form of Object.keys(forms))
        if ([undefined, form].includes(shots[name].only)) await take(browser, values.url, name, form)
  } finally {
    await browser.close()
  }
})
