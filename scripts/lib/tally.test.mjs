import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addVitestReport, createTally } from './tally.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vanek-tally-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const tallyOf = (report, exitCode) => {
  const path = join(folder, 'report.json')
  writeFileSync(
    path,
    JSON.stringify({ numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...report }),
  )
  const tally = createTally()
  addVitestReport(tally, path, exitCode)
  return tally
}
const file = (status, ...results) => ({
  name: 'a.test.ts',
  status,
  assertionResults: results.map((result) => ({ status: result, fullName: result })),
})

it('adds up tests that passed, failed and were skipped', () => {
  const report = { numPassedTests: 3, numPendingTests: 1, testResults: [file('failed', 'passed', 'failed', 'failed')] }
  expect(tallyOf(report, 1)).toMatchObject({ passed: 3, failed: 2, skipped: 1 })
})

it('counts a test file that could not be loaded', () => {
  expect(tallyOf({ testResults: [file('failed')] }, 1)).toMatchObject({
    failed: 1,
    names: ['a.test.ts could not be run'],
  })
})

it('counts an error outside of the tests and a missing report', () => {
  expect(tallyOf({ numPassedTests: 3, testResults: [file('passed', 'passed')] }, 1)).toMatchObject({
    passed: 3,
    failed: 1,
  })
  const tally = createTally()
  addVitestReport(tally, join(folder, 'absent.json'), 0)
  expect(tally.failed).toBe(1)
})
