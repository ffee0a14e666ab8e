import type { Report, Result } from '../run.ts'
import { failureLines } from './terminal.ts'

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML cannot carry them
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}]/gu, ' ')

function testcase({ id, group, title, ms, failure, reason }: Result): string {
  const open = `    <testcase classname="${escaped(group)}" name="${escaped(`${id} ${title}`)}" time="${ms / 1000}"`
  if (failure)
    return `${open}>\n      <failure message="${escaped(failure.what)}">${escaped(failureLines(failure).join('\n'))}</failure>\n    </testcase>`
  if (reason !== undefined) return `${open}>\n      <skipped message="${escaped(reason)}"/>\n    </testcase>`
  return `${open}/>`
}

/** The report as JUnit XML, as build servers read it. */
export function junitReport({ results }: Report): string {
  const groups = [...new Set(results.map(({ group }) => group))]
  const suites = groups.map((group) => {
    const mine = results.filter((result) => result.group === group)
    const failures = mine.filter(({ verdict }) => verdict === 'failed').length
    const skipped = mine.filter(({ reason }) => reason !== undefined).length
    return `  <testsuite name="${escaped(group)}" tests="${mine.length}" failures="${failures}" skipped="${skipped}">\n${mine.map(testcase).join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}
