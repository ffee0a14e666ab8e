// npm run lighthouse: runs Lighthouse on the shop's pages as on a phone, and prints the medians of several runs.
//
//   npm run lighthouse                        home, an article, a text page, a category and a product
//   npm run lighthouse -- --runs 5 /kontakt   other pages, more runs
//
// Lighthouse itself is fetched from npm on first use: it is too large to be a dependency.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { median, table } from './bench/print.mjs'
import { productPath, startSandbox, startServer, storefront } from './bench/shop.mjs'
import { build } from './build.mjs'
import { findBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main, mustRun, npm, run } from './lib/run.mjs'

const version = '12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const timings = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', TBT: 'total-blocking-time' }

/** One run; returns its report. */
async function report(url, browser, folder) {
  const path = join(folder, 'report.json')
  const flags = [...browser.args, '--no-zygote'].join(' ')
  const [command, args] = npm(
    ...['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url],
    ...['--quiet', '--output=json', `--output-path=${path}`, `--only-categories=${categories.join()}`],
    ...['--form-factor=mobile', '--throttling-method=simulate', `--chrome-flags=${flags}`],
  )
  const env = { CHROME_PATH: browser.executablePath }
  // it sometimes fails to record a page
  for (let tries = 1; tries < 3; tries++) if ((await run(command, args, { env })).code === 0) return read(path)
  await mustRun(`Lighthouse on ${url}`, command, args, { env })
  return read(path)
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Audits that lower the score of categories that should be 100. */
const faults = ({ categories: found, audits }) =>
  Object.entries(found)
    .filter(([id]) => id !== 'performance')
    .flatMap(([id, { auditRefs }]) =>
      auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 1)
        .map(({ id: audit }) => `${id}: ${audits[audit].title}`),
    )

async function firstArticle(url) {
  const html = await (await fetch(`${url}/clanky`)).text()
  return /href="(\/clanek\/[^"?]+)/.exec(html)?.[1] ?? '/clanky'
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  })
  await ensureInstalled('full')
  await build()
  const browser = await findBrowser()
  const sandbox = await startSandbox()
  const server = await startServer(storefront, sandbox.env)
  const folder = mkdtempSync(join(tmpdir(), 'vanek-lighthouse-'))
  try {
    const usual = async () => [
      ...['/', await firstArticle(server.url), '/stranka/obchodni-podminky', '/domaci-ventilatory'],
      await productPath(server.url),
    ]
    const rows = []
    const found = new Set()
    for (const path of positionals.length > 0 ? positionals : await usual()) {
      const reports = []
      for (let round = 0; round < Number(values.runs); round++)
        reports.push(await report(server.url + path, browser, folder))
      const scores = categories.map((id) => Math.round(100 * median(reports.map((one) => one.categories[id].score))))
      const times = Object.values(timings).map((id) =>
        Math.round(median(reports.map((one) => one.audits[id].numericValue))),
      )
      const shift = median(reports.map((one) => one.audits['cumulative-layout-shift'].numericValue))
      rows.push([path, ...scores, ...times, shift.toFixed(3)])
      for (const fault of reports.flatMap(faults)) found.add(`${path}: ${fault}`)
    }
    const heads = [...categories, ...Object.keys(timings).map((name) => `${name} ms`), 'CLS']
    table(`Lighthouse ${version}, mobile, simulated, median of ${values.runs}`, ['page', ...heads], rows)
    for (const fault of found) console.log(`  ${fault}`)
  } finally {
    await server.stop()
    await sandbox.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
