import { readFileSync } from 'node:fs'

type Schema = Readonly<Record<string, unknown>>

const read = (path: string) => readFileSync(new URL(`../../specs/${path}`, import.meta.url), 'utf8')
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

type Found = (field: string, words: readonly unknown[]) => void

/** The allowed values of each field in an OpenAPI document. */
function inDocument(text: string, found: Found): void {
  const root = JSON.parse(text) as unknown
  const wordsOf = (schema: unknown): readonly unknown[] => {
    if (!isSchema(schema)) return []
    const { $ref: ref, enum: own, 'x-extensible-enum': open, items, allOf, oneOf, anyOf } = schema
    if (typeof ref === 'string')
      return wordsOf(
        ref
          .slice(2)
          .split('/')
          .reduce<unknown>((node, name) => (isSchema(node) ? node[name.replaceAll('~1', '/')] : undefined), root),
      )
    return [...list(own), ...list(open), ...[items, ...list(allOf), ...list(oneOf), ...list(anyOf)].flatMap(wordsOf)]
  }
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk)
    if (!isSchema(node)) return
    if (isSchema(node['properties']))
      for (const [field, schema] of Object.entries(node['properties'])) found(field, wordsOf(schema))
    Object.values(node).forEach(walk)
  }
  walk(root)
}

/** The same for a GraphQL document, which lists them in the description of the field. */
function inGraphql(text: string, found: Found): void {
  for (const [, words = '', field = ''] of text.matchAll(/"([^"\n]*`[^"\n]*)"\n\s+(\w+): String/g))
    found(
      field,
      [...words.matchAll(/`(\w+)`/g)].map(([, word]) => word),
    )
}

/** Every field of the contract with a list of allowed values, with these values. */
export function knownWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>()
  const found: Found = (field, words) => {
    const texts = words.filter((word) => typeof word === 'string')
    if (texts.length > 0) known.set(field, new Set([...(known.get(field) ?? []), ...texts]))
  }
  for (const name of ['shop', 'content', 'services']) inDocument(read(`generated/${name}.json`), found)
  inGraphql(read('content/schema.graphql'), found)
  return known
}
