// Counts passed and failed checks, one line each.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { run, secondsSince } from './run.mjs'

export const createTally = () => ({ passed: 0, failed: 0, skipped: 0, names: [], late: [] })

export const fail = (tally, name, count = 1) => {
  tally.failed += count
  tally.names.push(name)
}

/** Runs one check (a program, or a function that throws) and prints the result; its output only if it failed. */
export async function check(tally, { name, command, args, cwd, work }) {
  const start = performance.now()
  const { code, output } = work
    ? await work().then(
        () => ({ code: 0, output: '' }),
        (error) => ({ code: 1, output: String(error?.message ?? error) }),
      )
    : await run(command, args, { cwd })
  if (code === 0) tally.passed += 1
  else fail(tally, name)
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${secondsSince(start)})`)
  if (code !== 0) console.log(`${output.trimEnd().replace(/^/gm, '        ')}\n`)
  return code === 0
}

/** Runs checks with at most `width` at a time. */
export async function checkAll(tally, checks, width = 2) {
  const queue = [...checks]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await check(tally, next)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

export const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** Files of a report with a failure. */
export const failedFiles = (path) =>
  readReport(path)
    ?.testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => name) ?? []

/** The last result of a file that was repeated; tests that failed first and pass now are listed separately. */
function lastResult(file, again) {
  // hooks run in two projects: both results count
  const [now] =
    again?.testResults
      .filter(({ name }) => name === file.name)
      .sort((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed')) ?? []
  if (!now) return file
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  const before = new Map(failed.map(({ fullName, failureMessages = ['no message'] }) => [fullName, failureMessages]))
  const assertionResults = now.assertionResults.map((test) =>
    before.has(test.fullName) ? { ...test, failureMessages: before.get(test.fullName) } : test,
  )
  return { ...now, assertionResults }
}

/**
 * Adds Vitest's JSON report, and that of a second run of the failed files. A file that could not be loaded counts as
 * one failure.
 */
export function addVitestReport(tally, path, exitCode, againPath) {
  const report = readReport(path)
  if (!report) return fail(tally, 'vitest made no report')
  const again = againPath && readReport(againPath)
  const before = tally.failed
  for (const file of report.testResults.map((each) => lastResult(each, again))) {
    const having = (...wanted) => file.assertionResults.filter(({ status }) => wanted.includes(status))
    const failed = having('failed')
    tally.passed += having('passed').length
    tally.skipped += having('pending', 'skipped', 'todo').length
    for (const { fullName } of failed) fail(tally, fullName)
    // a repeated test still has the messages of its first run
    const late = having('passed').filter(({ failureMessages }) => failureMessages?.length)
    tally.late.push(...late.map(({ fullName, failureMessages }) => ({ fullName, why: placeOf(failureMessages[0]) })))
    if (failed.length === 0 && file.status === 'failed') fail(tally, `${file.name} could not be run`)
  }
  if (exitCode !== 0 && tally.failed === before) fail(tally, 'vitest ended with an error outside of the tests')
}

/** The first lines of a failure: message and location. */
export const placeOf = (message) => stripVTControlCharacters(message).split('\n').slice(0, 3).join(' ').slice(0, 400)

/** Prints the summary; its last line is always `N passed, N failed`. */
export function printTally(tally) {
  if (tally.names.length > 0) console.log(`\nFailed:\n${tally.names.map((name) => `  ${name}`).join('\n')}`)
  if (tally.late.length > 0) {
    const lines = tally.late.map(({ fullName, why }) => `  ${fullName}\n    ${why}`)
    console.log(`\n${tally.late.length} flaky, passed only at the second try:\n${lines.join('\n')}`)
  }
  if (tally.skipped > 0) console.log(`\n${tally.skipped} skipped`)
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  if (tally.failed > 0) process.exitCode = 1
}
