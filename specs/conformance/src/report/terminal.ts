import type { Failure, Report, Result } from '../run.ts'

const signs = { passed: '✓', failed: '✗', absent: '–', skipped: '?' } as const

export const failureLines = ({ operation, what, sent, received, contract, impact }: Failure): string[] => [
  `Operation: ${operation}`,
  `Found:     ${what}`,
  ...(sent ? [`Sent:      ${sent.request}`, ...(sent.body === undefined ? [] : [`           ${sent.body}`])] : []),
  ...(received
    ? [`Received:  ${received.status}${received.headers && ` (${received.headers})`}`, `           ${received.body}`]
    : []),
  `Contract:  ${contract}`,
  `Impact:    ${impact}`,
]

/** A result as lines of text. */
export function terminalResult({ id, title, verdict, reason, failure, notes }: Result): string[] {
  return [
    `${signs[verdict]} ${id}  ${title}${reason === undefined ? '' : `: ${reason}`}`,
    ...(failure ? failureLines(failure).map((line) => `    ${line}`) : []),
    ...notes.map((note) => `    advice: ${note}`),
  ]
}

export function countOf(report: Report) {
  const count = (verdict: Result['verdict']) => report.results.filter((result) => result.verdict === verdict).length
  return { passed: count('passed'), failed: count('failed'), absent: count('absent'), skipped: count('skipped') }
}

/** The last lines of the output. */
export function summary(report: Report): string {
  const { passed, failed, absent, skipped } = countOf(report)
  const percent = passed + failed === 0 ? 0 : Math.floor((100 * passed) / (passed + failed))
  const missing = Object.entries(report.capabilities).filter(([, presence]) => presence === 'absent')
  return [
    '',
    `${percent} % of the profile "${report.profile}": ${passed} passed, ${failed} failed, ${absent} absent, ${skipped} not checked; ${report.requests} requests`,
    ...(missing.length > 0 ? [`Absent capabilities: ${missing.map(([name]) => name).join(', ')}`] : []),
    ...(report.leftBehind.length > 0 ? [`Left behind: ${report.leftBehind.join(', ')}`] : []),
  ].join('\n')
}
