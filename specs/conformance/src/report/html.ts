import { profiles } from '../contract/profiles.ts'
import type { Report, Result } from '../run.ts'
import { escaped } from './junit.ts'
import { countOf, failureLines } from './terminal.ts'

const words = { passed: 'passed', failed: 'failed', absent: 'absent', skipped: 'not checked' } as const

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8885 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0; padding: .5rem; background: #8882 }
.failed { color: light-dark(#a11, #f88); font-weight: 600 } .absent, .skipped { opacity: .75 }`

function row({ id, title, verdict, reason, failure, notes }: Result): string {
  const more = [
    ...(reason === undefined ? [] : [escaped(reason)]),
    ...(failure ? [`<pre>${escaped(failureLines(failure).join('\n'))}</pre>`] : []),
    ...notes.map((note) => `Advice: ${escaped(note)}`),
  ]
  return `<tr><td class="${verdict}">${words[verdict]}</td><td><code>${escaped(id)}</code></td><td>${escaped(title)}${more.map((line) => `<br>${line}`).join('')}</td></tr>`
}

/** The report as one page. */
export function htmlReport(report: Report): string {
  const { passed, failed, absent, skipped } = countOf(report)
  const order = { failed: 0, skipped: 1, passed: 2, absent: 3 } as const
  const sorted = report.results.toSorted((one, other) => order[one.verdict] - order[other.verdict])
  const capabilities = Object.entries(report.capabilities).map(([name, presence]) => {
    const { title = name, without = '' } = profiles.capabilities[name] ?? {}
    return `<tr><td>${escaped(title)}</td><td class="${presence}">${presence}</td><td>${presence === 'absent' ? escaped(without) : ''}</td></tr>`
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance of ${escaped(report.shop)}</title><style>${style}</style></head>
<body>
<h1>Conformance</h1>
<p>${escaped(report.shop)} and ${escaped(report.content)}, profile ${report.profile}: ${passed} passed, <span class="failed">${failed} failed</span>, ${absent} absent, ${skipped} not checked.</p>
${report.leftBehind.length > 0 ? `<p>Left behind: ${escaped(report.leftBehind.join(', '))}</p>` : ''}
<h2>Checks</h2>
<table><thead><tr><th>Verdict</th><th>Check</th><th>What</th></tr></thead><tbody>
${sorted.map(row).join('\n')}
</tbody></table>
<h2>Capabilities</h2>
<table><thead><tr><th>Capability</th><th>Presence</th><th>A shop without it</th></tr></thead><tbody>
${capabilities.join('\n')}
</tbody></table>
</body>
</html>
`
}
