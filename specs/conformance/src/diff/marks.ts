import { nobody, type Judgement } from './change.ts'
import { report, type Comparison } from './comparison.ts'
import type { Loose } from './document.ts'

const keyOf = (way: Loose): string => JSON.stringify(Object.keys(way).sort())

/** Who may ask. */
export function compareSecurity(comparison: Comparison): void {
  const { was, here } = comparison
  const [old, now] = [waysOf(was.security), waysOf(here.security)]
  for (const way of old)
    if (!now.includes(way))
      report(comparison, 'security', 'way-of-signing-in-removed', `${audience(way)} may not ask any more`, {
        breaks: ['shops'],
        why: 'Shops of the old contract still ask so, and are refused.',
      })
  for (const way of now)
    if (!old.includes(way))
      report(comparison, 'security', 'way-of-signing-in-added', `${audience(way)} may ask now`, {
        breaks: ['back ends'],
        why: 'Back ends of the old contract refuse it.',
      })
}

const waysOf = (security: readonly Loose[]): string[] => (security.length === 0 ? ['[]'] : security.map(keyOf))
const audience = (way: string): string => {
  const names = JSON.parse(way) as string[]
  return names.length === 0 ? 'everybody' : `who has ${names.join(' and ')}`
}

const keepers: Judgement = {
  breaks: ['shops', 'back ends'],
  why: 'Proxies and caches keep for everybody what belongs to one visitor, or the other way round.',
}

const marks: readonly { name: string; come: Judgement; gone: Judgement }[] = [
  { name: 'x-personal', come: keepers, gone: keepers },
  {
    name: 'x-server-only',
    come: { breaks: ['shops'], why: 'Browsers that ask for it are refused by the proxy.' },
    gone: nobody,
  },
  {
    name: 'x-download',
    come: { breaks: ['shops'], why: 'It is saved as a file where it was read.' },
    gone: { breaks: ['shops'], why: 'It is read where it was saved as a file.' },
  },
]

/** What the contract says beside OpenAPI. */
export function compareExtensions(comparison: Comparison): void {
  const { was, here } = comparison
  for (const { name, come, gone } of marks) {
    const [old, now] = [Boolean(was.operation[name]), Boolean(here.operation[name])]
    if (!old && now) report(comparison, name, `${name}-added`, 'the mark is new', come)
    if (old && !now) report(comparison, name, `${name}-removed`, 'the mark is gone', gone)
  }
}
