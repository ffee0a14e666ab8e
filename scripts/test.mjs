// npm test: runs all checks and tests, from a fresh clone to one line `N passed, N failed`.
//
//   npm test                       checks, unit tests and the main browser tests
//   npm test -- --all              also the slow unit tests, the thorough and Slovak browser tests, the documentation site and the
//                                  examples, as CI runs them
//   npm test -- sdk/src/cart       only the unit tests whose path contains this
//   npm test -- --only e2e --at 2027-03-28T01:30:00Z    as if it were that time
//   npm test -- --only static      only some groups: static, packages, unit, e2e, slow, dates, site, thorough,
//                                  slovak, examples (comma-separated)
import './lib/node-version.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './aliases.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { Explained, main, run } from './lib/run.mjs'
import { addPlaywrightReport } from './lib/playwright-report.mjs'
import { addVitestReport, check, checkAll, createTally, failedFiles, printTally } from './lib/tally.mjs'

const usual = ['static', 'packages', 'unit', 'e2e']
const groups = [...usual, 'slow', 'dates', 'site', 'thorough', 'slovak', 'examples']

function wanted() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, all: { type: 'boolean' }, at: { type: 'string' } },
  })
  const unnamed = values.all ? groups : usual
  const only = values.only?.split(',') ?? (positionals.length > 0 ? ['unit'] : unnamed)
  const unknown = only.filter((name) => !groups.includes(name))
  if (unknown.length > 0)
    throw new Explained(`There is no group ${unknown.join(', ')}; choose from ${groups.join(', ')}.`)
  if (values.at !== undefined && Number.isNaN(Date.parse(values.at)))
    throw new Explained(`--at wants a time like 2027-03-28T01:30:00Z, but it is "${values.at}".`)
  return { has: (name) => only.includes(name), paths: positionals, at: values.at }
}

const checkScript = (name, file) => ({ name, command: 'node', args: [`scripts/checks/${file}.mjs`] })

const staticChecks = [
  // the native compiler only checks, four times as fast; builds use `typescript`
  { name: 'types', command: 'node', args: ['node_modules/ts7/bin/tsc', '-b', '--pretty', 'false'] },
  // the two longest
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  checkScript('reference', 'reference'),
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  checkScript('import directions', 'imports'),
  { name: 'tiers of the shop', command: 'depcruise', args: ['storefront/src', 'storefront/server'] },
  checkScript('file sizes', 'sizes'),
  checkScript('clean repository', 'clean'),
  checkScript('requirements', 'requirements'),
  checkScript('callers', 'callers'),
  checkScript('shape of calls', 'calls'),
  checkScript('style sheets', 'styles'),
  checkScript('nothing of one country', 'headless'),
  checkScript('texts', 'texts'),
  checkScript('words of shoppers', 'words'),
  checkScript('what shoppers expect', 'shop-checks'),
  checkScript('settings that tests turn', 'settings'),
  checkScript('journeys in every language', 'journeys'),
  checkScript('examples in documentation', 'examples'),
  { name: 'public API', command: 'node', args: ['scripts/packages/api.mjs', '--check'] },
  checkScript('changesets', 'changesets'),
  { name: 'contract documents', command: 'redocly', args: ['lint', '--format', 'stylish'] },
]

/** If more files fail, the cause is not a busy machine, and they are not repeated. */
const mostAgain = 12

/** Environment variables for another current time. */
const clockOf = (at) =>
  at === undefined
    ? {}
    : { TEST_NOW: at, NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/lib/at-moment.mjs')).href}` }

const reportPath = (name) => {
  const report = join(root, 'node_modules/.cache/vanek', `${name}.json`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  return report
}

async function vitest(tally, projects, paths, at, own = {}) {
  const runOnce = async (name, more, env = {}) => {
    const report = reportPath(name)
    const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...more]
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await run('vitest', [...args, ...reporters], {
      show: true,
      env: { ...clockOf(at), ...own, ...env },
    })
    return { code, report }
  }
  const { code, report } = await runOnce('vitest', paths)
  const failed = failedFiles(report)
  if (failed.length === 0 || failed.length > mostAgain) return addVitestReport(tally, report, code)
  console.log(`\nOnce more, one after another and with nothing beside them:\n  ${failed.join('\n  ')}\n`)
  // `--maxWorkers` does not apply to projects
  const again = await runOnce('vitest-again', failed, { VITEST_MAX_WORKERS: '1' })
  return addVitestReport(tally, report, again.code, again.report)
}

/** The browser tests of some projects; those of the Slovak shop read its texts and paths by a condition. */
async function playwright(tally, projects, at, market = 'cs') {
  const report = reportPath(`playwright-${market}`)
  const args = ['test', ...projects.map((project) => `--project=${project}`), '--reporter=dot,json']
  const clock = clockOf(at)
  const options = [
    process.env.NODE_OPTIONS,
    clock.NODE_OPTIONS,
    market === 'cs' ? undefined : `--conditions=${market}`,
  ].filter(Boolean)
  const { code } = await run('playwright', args, {
    show: true,
    env: { ...clock, NODE_OPTIONS: options.join(' '), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  addPlaywrightReport(tally, report, code)
}

/** The documentation site: it is built as for readers, every link of it leads somewhere, and every demo works. */
async function site(tally) {
  const { buildSite } = await import('./site/build.mjs')
  const built = await check(tally, { name: 'documentation site', work: buildSite })
  if (!built) return
  await check(tally, checkScript('links of the site', 'site'))
  await check(tally, checkScript('live demos', 'demos'))
  await check(tally, checkScript('search of the reference', 'reference-search'))
}

/** The vitest projects of each group. */
const projectsOf = { unit: ['node', 'market-sk', 'react', 'react-18'], slow: ['slow'], dates: ['dates'] }

/** The tests without a browser; if a whole group runs, it shares one PostgreSQL. */
async function units(tally, { has, paths, at }) {
  const chosen = Object.keys(projectsOf).filter((group) => paths.length > 0 || has(group))
  const server = paths.length > 0 ? undefined : await startPostgres()
  try {
    const projects = chosen.flatMap((group) => projectsOf[group])
    await vitest(tally, projects, paths, at, server && { TEST_DATABASE_URL: server.url })
  } finally {
    await server?.stop()
  }
}

await main(async () => {
  const { has, paths, at } = wanted()
  const tally = createTally()
  await ensureInstalled('full')
  const { generate } = await import('./generate.mjs')
  const generated = await check(tally, { name: 'generated code', work: generate })
  const inBrowser = ['e2e', 'thorough'].filter(has)
  let built = false
  const productionBuild = async () => {
    const { build } = await import('./build.mjs')
    await build()
    built = true
  }
  const [types, ...others] = staticChecks
  // it uses all processors, and the checks of the packages need its output
  if (generated && has('static')) await check(tally, types)
  // independent of each other; the longest start first, so that both processors stay busy
  const checks = [
    ...(has('packages') ? [checkScript('published packages', 'packages')] : []),
    ...(inBrowser.length > 0 || has('slovak') ? [{ name: 'production build', work: productionBuild }] : []),
    ...(has('static') ? others : []),
  ]
  if (generated) await checkAll(tally, checks)
  // not beside the static checks: it writes what TypeDoc reads there
  if (generated && has('site')) await site(tally)
  if (generated && ['unit', 'slow', 'dates'].some(has)) await units(tally, { has, paths, at })
  if (built && inBrowser.length > 0) await playwright(tally, inBrowser, at)
  if (built && has('slovak')) await playwright(tally, ['journeys'], at, 'sk')
  // alone: it installs and builds with both processors
  if (generated && has('examples'))
    await check(tally, { name: 'examples', command: 'node', args: ['scripts/packages/examples.mjs'] })
  printTally(tally)
})
