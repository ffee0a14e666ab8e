import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'

interface Schema {
  readonly $ref?: string
  readonly oneOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

export interface EditorsField {
  /** Such as `Article.title` or `Article.image.alt`. */
  readonly field: string
  /** Name of its scalar type. */
  readonly type: string
}

/** The value of a field, if it is not its mark; gets the sandbox's value. */
export type ValueOf = (field: string, own: unknown) => unknown

const { components } = JSON.parse(readFileSync(join(root, 'specs/generated/content.json'), 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** REST responses with editors' content, by the beginning of their path, and where in the response it is. */
const answers = [
  { path: '/api/catalog/v2/state', name: 'Category', at: 'category' },
  { path: '/menu-object/', name: 'MenuItem', at: 'items' },
] as const
/** Types whose fields are counted per parent. */
const parts = new Set(['Image', 'PageMeta'])

/** The resolved schema, with the name prefix of its fields. */
function opened(
  schema: Schema,
  at: string,
): { readonly schema: Schema; readonly at: string; readonly isPart: boolean } {
  const ref = schema.$ref ?? schema.oneOf?.find(({ $ref }) => $ref !== undefined)?.$ref
  const name = ref?.split('/').at(-1)
  const found = name === undefined ? undefined : components.schemas[name]
  if (name === undefined || !found) return { schema, at, isPart: false }
  return { schema: found, at: parts.has(name) ? at : name, isPart: parts.has(name) }
}

const typeOf = ({ type }: Schema) =>
  typeof type === 'string' ? type : (type?.find((each) => each !== 'null') ?? 'object')

/** Every field of these responses, as `Category.title` or `MenuItem.image.path`. */
export function restFields(): readonly EditorsField[] {
  const known = new Map<string, string>()
  const visited = new Set<Schema>()
  const note = (raw: Schema, name: string): void => {
    const { schema, at, isPart } = opened(raw, name)
    if (schema.items) return note(schema.items, at)
    if (!schema.properties) return void known.set(at, typeOf(schema))
    if (visited.has(schema) && !isPart) return
    visited.add(schema)
    for (const [field, own] of Object.entries(schema.properties)) note(own, `${at}.${field}`)
  }
  for (const { name } of answers) note({ $ref: `#/components/schemas/${name}` }, name)
  return [...known].map(([field, type]) => ({ field, type }))
}

/** Fills in the sandbox's response for a path; undefined for responses without editors' content. */
export function restFor(
  url: string,
  markOf: (field: string) => string,
): ((answer: unknown, valueOf: ValueOf) => unknown) | undefined {
  const found = answers.find(({ path }) => url.startsWith(path))
  if (!found) return undefined
  const leaf = (schema: Schema, own: unknown, field: string, isPicture: boolean): unknown => {
    if (typeOf(schema) === 'integer') return own ?? (isPicture ? 600 : own)
    if (typeOf(schema) !== 'string') return own
    if (isPicture && field.endsWith('.path')) return `products/${markOf(field)}.webp`
    return field === 'MenuItem.path' ? `/${markOf(field)}` : markOf(field)
  }
  return (answer, valueOf) => {
    const fill = (raw: Schema, own: unknown, name: string, isPicture = false): unknown => {
      const { schema, at } = opened(raw, name)
      const { items, properties } = schema
      const value = at.includes('.') ? valueOf(at, own) : undefined
      if (value !== undefined) return value
      if (items) return (own as readonly unknown[] | undefined)?.map((each) => fill(items, each, at)) ?? []
      if (!properties) return leaf(schema, own, at, isPicture)
      const values = (own ?? {}) as Readonly<Record<string, unknown>>
      const entries = Object.entries(properties).map(([field, one]) => {
        return [field, fill(one, values[field], `${at}.${field}`, 'alt' in properties)]
      })
      return Object.fromEntries(entries) as unknown
    }
    const body = answer as Readonly<Record<string, unknown>>
    const own = body[found.at]
    if (own === undefined || own === null) return answer
    const one = { $ref: `#/components/schemas/${found.name}` }
    return { ...body, [found.at]: fill(Array.isArray(own) ? { items: one } : one, own, found.name) }
  }
}
