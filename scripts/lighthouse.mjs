// npm run lighthouse: runs Lighthouse on the shop's pages as on a phone, and prints the medians of several runs. Each page
// was visited before: its compressed bytes are in the server's cache, and the browser's is empty.
//
//   npm run lighthouse                        ten kinds of pages
//   npm run lighthouse -- --runs 3 /kontakt   other pages, fewer runs
//   npm run lighthouse -- --site              pages of each kind of the documentation site, on a phone and at a desk; it
//                                             fails where a score is below 95
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median, table } from './bench/print.mjs'
import { productPath, startSandbox, startServer, storefront } from './bench/shop.mjs'
import { build } from './build.mjs'
import { findBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { categories, faults, report, version } from './lib/lighthouse.mjs'
import { Explained, main } from './lib/run.mjs'

const timings = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', TBT: 'total-blocking-time' }

/** A page of each kind. */
const sitePages = [
  ...['/', '/guide/quick-start.html', '/guide/first-order.html', '/concepts/cart.html', '/hooks/use-cart.html'],
  ...['/hooks/', '/contract/', '/contract/shop.html', '/contract/errors.html', '/own-back-end.html'],
  ...['/reference/index.html', '/reference/interfaces/_vanek_sdk.checkout.CheckoutStore.html'],
  '/decisions/0007-retry-an-add-with-its-idempotency-key.html',
]
const minScore = 95

async function firstArticle(url) {
  const html = await (await fetch(`${url}/clanky`)).text()
  return /href="(\/clanek\/[^"?]+)/.exec(html)?.[1] ?? '/clanky'
}

/** Requests a page as earlier visitors did: from its third request on it is compressed at best quality. */
async function visitBefore(address) {
  for (let visit = 0; visit < 3; visit++) await (await fetch(address)).arrayBuffer()
  await sleep(500)
}

async function startShop() {
  await build()
  const sandbox = await startSandbox()
  const server = await startServer(storefront, sandbox.env)
  const pages = async () => [
    ...[await productPath(server.url), '/domaci-ventilatory', '/', await firstArticle(server.url), '/kosik'],
    ...['/hledat?q=ventil%C3%A1tor', '/jaky-ventilator', '/stranka/obchodni-podminky', '/pobocky', '/kontakt'],
  ]
  const stop = async () => {
    await server.stop()
    await sandbox.stop()
  }
  return { url: server.url, pages, forms: ['phone'], stop }
}

async function startSite() {
  const [{ buildSite }, { serveSite }] = await Promise.all([import('./site/build.mjs'), import('./site/serve.mjs')])
  await buildSite()
  return { ...(await serveSite(0)), pages: () => sitePages, forms: ['phone', 'desk'] }
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, site: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  await ensureInstalled('full')
  const browser = await findBrowser()
  const { url, pages, forms, stop } = await (values.site ? startSite() : startShop())
  const folder = mkdtempSync(join(tmpdir(), 'vanek-lighthouse-'))
  const low = []
  try {
    const paths = positionals.length > 0 ? positionals : await pages()
    for (const form of forms) {
      const rows = []
      const found = new Set()
      for (const path of paths) {
        const reports = []
        await visitBefore(url + path)
        for (let round = 0; round < Number(values.runs); round++)
          reports.push(await report(url + path, { browser, folder, form }))
        const scores = categories.map((id) => Math.round(100 * median(reports.map((one) => one.categories[id].score))))
        const times = Object.values(timings).map((id) =>
          Math.round(median(reports.map((one) => one.audits[id].numericValue))),
        )
        const shift = median(reports.map((one) => one.audits['cumulative-layout-shift'].numericValue))
        rows.push([path, ...scores, ...times, shift.toFixed(3)])
        console.log(`${form} ${path}: ${scores.join(', ')}; ${times.join(', ')} ms`)
        for (const fault of reports.flatMap(faults)) found.add(`${path}: ${fault}`)
        if (Math.min(...scores) < minScore) low.push(`${path}, ${form}: ${scores.join(', ')}`)
      }
      const heads = [...categories, ...Object.keys(timings).map((name) => `${name} ms`), 'CLS']
      table(`Lighthouse ${version}, ${form}, simulated, median of ${values.runs}`, ['page', ...heads], rows)
      for (const fault of found) console.log(`  ${fault}`)
    }
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  if (values.site && low.length > 0) throw new Explained(`Below ${minScore}:\n${low.join('\n')}`)
})
