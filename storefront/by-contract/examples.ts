import { readDocuments, type OpenapiDocument } from '../../specs/sandbox/src/http/documents.ts'
import type { Located } from '../../specs/sandbox/test/support/contract.ts'
import { root } from '../../specs/sandbox/test/support/world.ts'

/** The parts of a schema that examples are made from. */
export interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly multipleOf?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly minProperties?: number
  readonly maxProperties?: number
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

/** Values by name; a prefix distinguishes names with several meanings. */
export type Examples = Readonly<Record<string, unknown>>

const documents = readDocuments(root)

function at(place: Located, reference: string): unknown {
  const parts = reference.split('/').slice(1)
  const document: OpenapiDocument = documents[place.document]
  return parts.reduce<unknown>((parent, part) => (parent as Readonly<Record<string, unknown>>)[part], document)
}

/** A schema with its references resolved and its `allOf` merged. */
export function resolved(place: Located, schema: Schema): Schema {
  if (schema.$ref !== undefined) return resolved(place, at(place, schema.$ref) as Schema)
  if (schema.allOf === undefined) return schema
  const { allOf, ...rest } = schema
  const parts = [rest, ...allOf.map((part) => resolved(place, part))]
  return {
    ...(Object.assign({}, ...parts) as Schema),
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Readonly<Record<string, Schema>>,
    required: parts.flatMap((part) => part.required ?? []),
  }
}

export const parametersOf = (place: Located): readonly Parameter[] =>
  (place.operation.parameters ?? []).map((one) =>
    '$ref' in one ? (at(place, String(one.$ref)) as Parameter) : (one as Parameter),
  )

export function bodySchema(place: Located): Schema | undefined {
  const body = place.operation.requestBody as
    | { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
    | undefined
  return body?.content['application/json']?.schema
}

export const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

/** A value as text in a path or a query. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const nameOf = ({ operation }: Located): string => operation.operationId

function missing(place: Located, name: string): Error {
  return new Error(`no example for parameter ${name} of ${nameOf(place)}: add one in people.ts`)
}

/** The names of the parameters in a path: `orders/id` for `/orders/{id}`, `orders/code` for `/orders/code/{code}`. */
export function pathNames({ url }: Located): readonly string[] {
  const parts = url.split('/')
  return parts.flatMap((part, at) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const before = parts
      .slice(0, at)
      .reverse()
      .find((one) => !one.startsWith('{') && one !== name)
    return name === undefined ? [] : [`${before}/${name}`]
  })
}

/** The path of an operation with all query parameters that are required or have an example. */
export function addressOf(place: Located, examples: Examples): string {
  const names = [...pathNames(place)]
  const path = place.url.replaceAll(/\{(\w+)\}/g, () => {
    const name = names.shift() ?? ''
    if (examples[name] === undefined) throw missing(place, name)
    return asText(examples[name])
  })
  const query = new URLSearchParams()
  for (const { name, required, in: where } of parametersOf(place)) {
    if (where !== 'query') continue
    const value = examples[`${nameOf(place)}?${name}`] ?? (required ? examples[`?${name}`] : undefined)
    if (value === undefined && required) throw missing(place, `?${name}`)
    if (value !== undefined) query.set(name, asText(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** A body that the document accepts, with every field that has an example or fields of its own. */
export function bodyOf(place: Located, examples: Examples): unknown {
  const schema = bodySchema(place)
  if (schema === undefined) return undefined
  const operationId = nameOf(place)
  const known = (name: string): unknown => examples[`${operationId}.${name}`] ?? examples[`.${name}`]
  const make = (raw: Schema, name: string): unknown => {
    const one = resolved(place, raw)
    const example = known(name)
    if (example !== undefined) return example
    if ('const' in one) return one.const
    if (one.enum) return one.enum[0]
    if (one.oneOf?.[0]) return make(one.oneOf[0], name)
    const [type] = typesOf(one)
    if (type === 'object')
      return Object.fromEntries(
        Object.entries(one.properties ?? {})
          .filter(([inner, value]) => one.required?.includes(inner) || isIncluded(value, inner))
          .map(([inner, value]) => [inner, make(value, inner)]),
      )
    if (type === 'array') return (one.minItems ?? 0) > 0 && one.items ? [make(one.items, name)] : []
    if (type === 'boolean') return false
    if (type === 'integer' || type === 'number') return one.minimum ?? 1
    if (type === 'string' && !one.format && !one.pattern) return 'Zkouška'.padEnd(one.minLength ?? 0, 'x')
    throw missing(place, `${operationId}.${name}`)
  }
  const isIncluded = (raw: Schema, name: string): boolean => {
    const one = resolved(place, raw)
    const object = one.oneOf?.[0] ? resolved(place, one.oneOf[0]) : one
    return known(name) !== undefined || typesOf(object).includes('object')
  }
  return make(schema, '')
}
