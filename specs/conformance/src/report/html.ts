import { profiles } from '../contract/profiles.ts'
import type { Report, Result } from '../run.ts'
import { escapeXml } from './junit.ts'
import { countOf, failureLines } from './terminal.ts'

const labels = { passed: 'passed', failed: 'failed', absent: 'absent', skipped: 'not checked' } as const

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8885 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0; padding: .5rem; background: #8882 }
.failed { color: light-dark(#a11, #f88); font-weight: 600 } .absent, .skipped { opacity: .75 }`

function row({ id, title, verdict, reason, failure, notes }: Result): string {
  const details = [
    ...(reason === undefined ? [] : [escapeXml(reason)]),
    ...(failure ? [`<pre>${escapeXml(failureLines(failure).join('\n'))}</pre>`] : []),
    ...notes.map((note) => `Advice: ${escapeXml(note)}`),
  ]
  return `<tr><td class="${verdict}">${labels[verdict]}</td><td><code>${escapeXml(id)}</code></td><td>${escapeXml(title)}${details.map((line) => `<br>${line}`).join('')}</td></tr>`
}

/** The report as an HTML page. */
export function htmlReport(report: Report): string {
  const { passed, failed, absent, skipped } = countOf(report)
  const order = { failed: 0, skipped: 1, passed: 2, absent: 3 } as const
  const sorted = report.results.toSorted((one, other) => order[one.verdict] - order[other.verdict])
  const capabilities = Object.entries(report.capabilities).map(([name, presence]) => {
    const { title = name, without = '' } = profiles.capabilities[name] ?? {}
    return `<tr><td>${escapeXml(title)}</td><td class="${presence}">${presence}</td><td>${presence === 'absent' ? escapeXml(without) : ''}</td></tr>`
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance of ${escapeXml(report.shop)}</title><style>${style}</style></head>
<body>
<h1>Conformance</h1>
<p>${escapeXml(report.shop)} and ${escapeXml(report.content)}, profile ${report.profile}: ${passed} passed, <span class="failed">${failed} failed</span>, ${absent} absent, ${skipped} not checked.</p>
${report.leftBehind.length > 0 ? `<p>Left behind: ${escapeXml(report.leftBehind.join(', '))}</p>` : ''}
<h2>Checks</h2>
<table><thead><tr><th>Verdict</th><th>Check</th><th>Details</th></tr></thead><tbody>
${sorted.map(row).join('\n')}
</tbody></table>
<h2>Capabilities</h2>
<table><thead><tr><th>Capability</th><th>Presence</th><th>Shop without it</th></tr></thead><tbody>
${capabilities.join('\n')}
</tbody></table>
</body>
</html>
`
}
