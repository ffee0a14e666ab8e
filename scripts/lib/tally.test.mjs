import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addVitestReport, createTally, failedFiles } from './tally.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vanek-tally-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const written = (name, testResults) => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify({ testResults }))
  return path
}
const tallyOf = (testResults, exitCode, again) => {
  const tally = createTally()
  addVitestReport(tally, written('report.json', testResults), exitCode, again && written('again.json', again))
  return tally
}
const file = (status, ...results) => named('a.test.ts', status, ...results)
const named = (name, status, ...results) => ({
  name,
  status,
  assertionResults: results.map((result) => ({ status: result, fullName: result })),
})

it('adds up tests that passed, failed and were skipped', () => {
  const results = ['passed', 'failed', 'passed', 'failed', 'skipped', 'passed']
  expect(tallyOf([file('failed', ...results)], 1)).toMatchObject({ passed: 3, failed: 2, skipped: 1 })
})

it('counts a test file that could not be loaded', () => {
  expect(tallyOf([file('failed')], 1)).toMatchObject({
    failed: 1,
    names: ['a.test.ts could not be run'],
  })
})

it('counts an error outside of the tests and a missing report', () => {
  expect(tallyOf([file('passed', 'passed', 'passed', 'passed')], 1)).toMatchObject({
    passed: 3,
    failed: 1,
  })
  const tally = createTally()
  addVitestReport(tally, join(folder, 'absent.json'), 0)
  expect(tally.failed).toBe(1)
})

it('uses the second results of failed files, and lists tests that passed only then', () => {
  const first = [named('a', 'failed', 'failed', 'passed'), named('b', 'passed', 'passed')]
  const mended = [{ name: 'a', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'failed' }] }]
  expect(tallyOf(first, 0, mended)).toMatchObject({
    passed: 2,
    failed: 0,
    late: [{ fullName: 'failed', why: 'no message' }],
  })
  expect(tallyOf(first, 1, [named('a', 'failed', 'failed', 'passed')])).toMatchObject({
    passed: 2,
    failed: 1,
    late: [],
  })
})

it('is not deceived where one of two projects fails again', () => {
  const first = [named('a', 'failed', 'failed'), named('a', 'passed', 'passed')]
  const again = [named('a', 'passed', 'passed'), named('a', 'failed', 'failed')]
  expect(tallyOf(first, 1, again).failed).toBeGreaterThan(0)
  expect(failedFiles(written('first.json', first))).toEqual(['a'])
})
