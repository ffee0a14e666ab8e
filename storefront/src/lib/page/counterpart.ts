import { generatePath } from 'react-router-dom'

/** Path patterns of a page by language. */
export type PathPatterns = Readonly<Record<string, string>>

/** Parameters of a page's path in other languages, such as `{ sk: { slug: 'tichy-ventilator' } }`. */
export type OtherParams = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The path of a page in another market; undefined if its parameters are not known there. */
export function counterpartPath(locale: string, patterns: PathPatterns, others: OtherParams = {}): string | undefined {
  const pattern = patterns[locale]
  if (pattern === undefined) return undefined
  if (!/[:*]/.test(pattern)) return pattern
  const params = Object.hasOwn(others, locale) ? others[locale] : undefined
  const names = [...pattern.matchAll(/:(\w+)|\*/g)].map(([, name]) => name ?? '*')
  return params && names.every((name) => params[name]) ? generatePath(pattern, params) : undefined
}
