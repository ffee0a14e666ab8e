import type { Report, Result } from '../run.ts'
import { failureLines } from './terminal.ts'

export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // characters that XML does not allow
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}]/gu, ' ')

function testcase({ id, group, title, ms, failure, reason }: Result): string {
  const open = `    <testcase classname="${escapeXml(group)}" name="${escapeXml(`${id} ${title}`)}" time="${ms / 1000}"`
  if (failure)
    return `${open}>\n      <failure message="${escapeXml(failure.what)}">${escapeXml(failureLines(failure).join('\n'))}</failure>\n    </testcase>`
  if (reason !== undefined) return `${open}>\n      <skipped message="${escapeXml(reason)}"/>\n    </testcase>`
  return `${open}/>`
}

/** The report as JUnit XML for build servers. */
export function junitReport({ results }: Report): string {
  const groups = [...new Set(results.map(({ group }) => group))]
  const suites = groups.map((group) => {
    const own = results.filter((result) => result.group === group)
    const failures = own.filter(({ verdict }) => verdict === 'failed').length
    const skipped = own.filter(({ reason }) => reason !== undefined).length
    return `  <testsuite name="${escapeXml(group)}" tests="${own.length}" failures="${failures}" skipped="${skipped}">\n${own.map(testcase).join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}
