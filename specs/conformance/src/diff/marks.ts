import { noImpact, type Impact } from './change.ts'
import { report, type Comparison } from './comparison.ts'
import type { Loose } from './document.ts'

const keyOf = (requirement: Loose): string => JSON.stringify(Object.keys(requirement).sort())

/** Compares the security requirements. */
export function compareSecurity(comparison: Comparison): void {
  const { oldOperation, newOperation } = comparison
  const [oldKeys, newKeys] = [keysOf(oldOperation.security), keysOf(newOperation.security)]
  for (const key of oldKeys)
    if (!newKeys.includes(key))
      report(comparison, 'security', 'way-of-signing-in-removed', `${describe(key)} are no longer allowed`, {
        breaks: ['shops'],
        why: 'Back ends reject these requests of shops of the old contract.',
      })
  for (const key of newKeys)
    if (!oldKeys.includes(key))
      report(comparison, 'security', 'way-of-signing-in-added', `${describe(key)} are allowed`, {
        breaks: ['back ends'],
        why: 'Back ends of the old contract reject these requests.',
      })
}

const keysOf = (security: readonly Loose[]): string[] => (security.length === 0 ? ['[]'] : security.map(keyOf))
const describe = (key: string): string => {
  const names = JSON.parse(key) as string[]
  return names.length === 0 ? 'anonymous requests' : `requests with ${names.join(' and ')}`
}

const cacheImpact: Impact = {
  breaks: ['shops', 'back ends'],
  why: 'Proxies and caches share personal responses, or do not cache shared ones.',
}

const extensions: readonly { name: string; added: Impact; removed: Impact }[] = [
  { name: 'x-personal', added: cacheImpact, removed: cacheImpact },
  {
    name: 'x-server-only',
    added: { breaks: ['shops'], why: 'The proxy rejects requests from browsers.' },
    removed: noImpact,
  },
  {
    name: 'x-download',
    added: { breaks: ['shops'], why: 'Shops save the response as a file instead of reading it.' },
    removed: { breaks: ['shops'], why: 'Shops read the response instead of saving it as a file.' },
  },
]

/** Compares the `x-` extensions of the contract. */
export function compareExtensions(comparison: Comparison): void {
  const { oldOperation, newOperation } = comparison
  for (const { name, added, removed } of extensions) {
    const [hadIt, hasIt] = [Boolean(oldOperation.definition[name]), Boolean(newOperation.definition[name])]
    if (!hadIt && hasIt) report(comparison, name, `${name}-added`, 'the extension was added', added)
    if (hadIt && !hasIt) report(comparison, name, `${name}-removed`, 'the extension was removed', removed)
  }
}
