// Transferred bytes of each route, in a real browser.
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { findBrowser } from '../lib/browser.mjs'
import { kilobytes, table } from './print.mjs'
import { productPath, startServer, storefront } from './shop.mjs'

const sizes = (body) => ({
  br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  gz: gzipSync(body, { level: 9 }).length,
})

const kindOf = (resource) => ({ document: 'html', script: 'js', stylesheet: 'css' })[resource] ?? 'other'

const own = { 'sec-fetch-site': 'same-origin' }

/** Chooses the courier with cash on delivery. */
const chooseMethods = (page, base) =>
  page.request.post(`${base}/kosik/doprava-a-platba`, { form: { shipper: 1, payment: 3 }, headers: own })

async function addToCart(page, base, path) {
  await page.goto(base + path, { waitUntil: 'networkidle' })
  await page.locator('main form[action="/kosik"] button[type=submit]').first().click()
  await page.waitForResponse((response) => response.url().endsWith('/api/v1/cart/items'))
}

/** The picture with the largest area on the screen: its rendered width and the width of its file. */
const largestPicture = () => {
  const shown = [...document.images].filter(
    (image) => image.naturalWidth > 0 && image.getBoundingClientRect().top < innerHeight,
  )
  const area = (image) => image.clientWidth * image.clientHeight
  const largest = shown.sort((a, b) => area(b) - area(a))[0]
  if (!largest) return null
  const { width: box } = largest.getBoundingClientRect()
  // with x or w in srcset, naturalWidth is in CSS pixels; the real width is read from the file
  return { src: largest.currentSrc, box: Math.round(box) }
}

async function pictureOf(page, answers) {
  const largest = await page.evaluate(largestPicture)
  if (!largest) return ['', '', '']
  const answer = answers.find((each) => each.url() === largest.src)
  const body = answer ? await answer.body() : await (await fetch(largest.src)).arrayBuffer()
  const { format, width } = await sharp(Buffer.from(body)).metadata()
  return [`${largest.box} px`, `${width} px ${format}`, kilobytes(body.byteLength ?? body.length)]
}

/** A headless browser sometimes moves its pointer over a page, which is not an interaction. */
const untouched = () =>
  addEventListener('pointerover', (event) => event.isTrusted && event.stopImmediatePropagation(), true)

/** Everything that one first visit to a path loads until the network is idle, without interaction. */
async function visit(context, url) {
  const page = await context.newPage()
  await page.addInitScript(untouched)
  const answers = []
  page.on('response', (response) => answers.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const sum = { html: { br: 0, gz: 0, files: 0 }, js: { br: 0, gz: 0, files: 0 }, css: { br: 0, gz: 0, files: 0 } }
  for (const response of answers) {
    const part = sum[kindOf(response.request().resourceType())]
    if (!part) continue
    const { br, gz } = sizes(await response.body())
    part.br += br
    part.gz += gz
    part.files += 1
  }
  const picture = await pictureOf(page, answers)
  await page.close()
  return { ...sum, requests: answers.length, elements, picture }
}

/** Measures and prints the results. */
export async function measureBytes(env) {
  const server = await startServer(storefront, env)
  const { executablePath, args, headless } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, headless })
  try {
    const product = await productPath(server.url)
    const html = await (await fetch(server.url + product)).text()
    const category = /class="crumbs?[^>]*>.*?href="(\/[a-z0-9-]+)"/s.exec(html)?.[1] ?? '/koupelnove-ventilatory'
    const open = ['/', category, `${category}?available=1`, product, '/hledat?q=ventilator', '/znacky', '/porovnat']
    const routes = [...open, '/kosik', '/kosik/doprava-a-platba', '/kosik/dodaci-udaje', '/neni-tu']
    const rows = []
    for (const route of routes) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      // the cookie banner opens after some seconds, which a busy machine may take for the page itself
      await context.addCookies([{ name: 'vanek_consent', value: `1.00.${Date.now()}`, url: server.url }])
      if (route.startsWith('/kosik')) {
        const page = await context.newPage()
        await addToCart(page, server.url, product)
        if (route.endsWith('dodaci-udaje')) await chooseMethods(page, server.url)
        await page.close()
      }
      const { html, js, css, requests, elements, picture } = await visit(context, server.url + route)
      await context.close()
      rows.push([
        route === product ? '/produkt/...' : route,
        kilobytes(html.br),
        kilobytes(html.gz),
        kilobytes(js.br),
        kilobytes(js.gz),
        js.files,
        kilobytes(css.br),
        kilobytes(css.gz),
        requests,
        elements,
        ...picture,
      ])
    }
    table(
      'First visit to a route, kB of 1000 bytes (brotli 11, gzip 9), 1440 px, empty cache, cookies refused, untouched',
      [
        '',
        'HTML br',
        'gz',
        'JS br',
        'gz',
        'files',
        'CSS br',
        'gz',
        'requests',
        'elements',
        'largest picture',
        'its file',
        'kB',
      ],
      rows,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}
