import { fail, placeOf, readReport } from './tally.mjs'

const testsOf = (suite, titles) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, fullName: [...titles, title].join(' > ') })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...titles, inner.title])),
]

/** Adds Playwright's JSON report. A test that passed only at its second try counts as passed, and is named as flaky. */
export function addPlaywrightReport(tally, path, exitCode) {
  const report = readReport(path)
  if (!report) return fail(tally, 'playwright made no report')
  const before = tally.failed
  for (const { status, results, fullName } of report.suites.flatMap((suite) => testsOf(suite, [suite.title]))) {
    if (status === 'unexpected') fail(tally, fullName)
    else if (status === 'skipped') tally.skipped += 1
    else tally.passed += 1
    if (status === 'flaky') tally.late.push({ fullName, why: placeOf(results[0]?.error?.message ?? 'no message') })
  }
  for (const { message } of report.errors) fail(tally, placeOf(message ?? 'an error outside of the tests'))
  if (exitCode !== 0 && tally.failed === before) fail(tally, 'playwright ended with an error outside of the tests')
}
