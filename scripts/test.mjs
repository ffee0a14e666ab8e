// npm test: everything that must hold, from a fresh clone to one line `N passed, N failed`.
//
//   npm test                       all of it
//   npm test -- sdk/src/cart       only the unit tests whose path contains this
//   npm test -- --only static      only some groups: static, packages, unit, e2e (comma-separated)
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './aliases.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { Explained, main, run } from './lib/run.mjs'
import { addVitestReport, check, checkAll, createTally, printTally } from './lib/tally.mjs'

const groups = ['static', 'packages', 'unit', 'e2e']

function wanted() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
  const only = values.only?.split(',') ?? (positionals.length > 0 ? ['unit'] : groups)
  const unknown = only.filter((name) => !groups.includes(name))
  if (unknown.length > 0)
    throw new Explained(`There is no group ${unknown.join(', ')}; choose from ${groups.join(', ')}.`)
  return { has: (name) => only.includes(name), paths: positionals }
}

const checkScript = (name, file) => ({ name, command: 'node', args: [`scripts/checks/${file}.mjs`] })

const staticChecks = [
  { name: 'types', command: 'tsc', args: ['-b', '--pretty', 'false'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  checkScript('import directions', 'imports'),
  checkScript('file sizes', 'sizes'),
  checkScript('clean repository', 'clean'),
  checkScript('examples in docstrings', 'examples'),
  { name: 'contract documents', command: 'redocly', args: ['lint', '--format', 'stylish'] },
]

async function vitest(tally, projects, paths) {
  const report = join(root, 'node_modules/.cache/vanek/vitest.json')
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...paths]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', [...args, ...reporters], { show: true })
  addVitestReport(tally, report, code)
}

await main(async () => {
  const { has, paths } = wanted()
  const tally = createTally()
  await ensureInstalled('full')
  const { generate } = await import('./generate.mjs')
  const generated = await check(tally, { name: 'generated code', work: generate })
  if (generated && has('static')) await checkAll(tally, staticChecks)
  if (generated && has('packages')) {
    await check(tally, checkScript('published packages', 'packages'))
  }
  if (generated && has('unit')) await vitest(tally, ['node', 'react', 'react-18'], paths)
  if (generated && has('e2e')) {
    const { build } = await import('./build.mjs')
    if (await check(tally, { name: 'production build', work: build })) await vitest(tally, ['e2e'], paths)
  }
  printTally(tally)
})
