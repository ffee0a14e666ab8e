// Counts what passed and failed, one line per check.
import { existsSync, readFileSync } from 'node:fs'
import { run, secondsSince } from './run.mjs'

export const createTally = () => ({ passed: 0, failed: 0, skipped: 0, names: [], late: [] })

const fail = (tally, name, count = 1) => {
  tally.failed += count
  tally.names.push(name)
}

/** Runs one check (a program, or a function that throws) and prints how it went; its output only when it failed. */
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

/** Adds what Vitest's JSON report says; a file that could not even be loaded counts as one failure. */
export function addVitestReport(tally, path, exitCode) {
  if (!existsSync(path)) return fail(tally, 'vitest made no report')
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const before = tally.failed
  tally.passed += report.numPassedTests
  tally.skipped += report.numPendingTests + report.numTodoTests
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName } of failed) fail(tally, fullName)
    // a test that was repeated keeps the messages of its first try
    const late = file.assertionResults.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages?.length,
    )
    tally.late.push(...late.map(({ fullName }) => fullName))
    if (failed.length === 0 && file.status === 'failed') fail(tally, `${file.name} could not be run`)
  }
  if (exitCode !== 0 && tally.failed === before) fail(tally, 'vitest ended with an error outside of the tests')
}

/** Prints the end of the report; its last line is always `N passed, N failed`. */
export function printTally(tally) {
  if (tally.names.length > 0) console.log(`\nFailed:\n${tally.names.map((name) => `  ${name}`).join('\n')}`)
  if (tally.late.length > 0) {
    console.log(`\nPassed only at the second try:\n${tally.late.map((name) => `  ${name}`).join('\n')}`)
  }
  if (tally.skipped > 0) console.log(`\n${tally.skipped} skipped`)
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  if (tally.failed > 0) process.exitCode = 1
}
