import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addPlaywrightReport } from './playwright-report.mjs'
import { createTally } from './tally.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vanek-report-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const spec = (status) => ({
  title: status,
  tests: [{ status, results: [{ error: { message: `why ${status}\nline 2\nline 3\nline 4` } }] }],
})

function tallyOf(specs, exitCode, errors = []) {
  const path = join(folder, 'report.json')
  const suites = [{ title: 'a.e2e.ts', specs: [], suites: [{ title: 'a cart', specs: specs.map(spec) }] }]
  writeFileSync(path, JSON.stringify({ suites, errors }))
  const tally = createTally()
  addPlaywrightReport(tally, path, exitCode)
  return tally
}

it('adds up tests that passed, failed and were skipped, also those deeper within', () => {
  expect(tallyOf(['expected', 'unexpected', 'expected', 'skipped'], 1)).toMatchObject({
    passed: 2,
    failed: 1,
    skipped: 1,
    names: ['a.e2e.ts > a cart > unexpected'],
    late: [],
  })
})

it('counts a test that passed only at the second try as passed, and prints its name and first failure', () => {
  expect(tallyOf(['expected', 'flaky'], 0)).toMatchObject({
    passed: 2,
    failed: 0,
    late: [{ fullName: 'a.e2e.ts > a cart > flaky', why: 'why flaky line 2 line 3' }],
  })
})

it('counts a file that could not be loaded, an unexplained exit code and a missing report', () => {
  expect(tallyOf([], 1, [{ message: 'a.e2e.ts cannot be read' }])).toMatchObject({
    failed: 1,
    names: ['a.e2e.ts cannot be read'],
  })
  expect(tallyOf(['expected'], 1)).toMatchObject({ passed: 1, failed: 1 })
  const tally = createTally()
  addPlaywrightReport(tally, join(folder, 'absent.json'), 0)
  expect(tally.failed).toBe(1)
})
