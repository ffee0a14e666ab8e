import {
  buildSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql'
import { readContract } from './files.ts'

export type Field = GraphQLField<unknown, unknown>

const schema = buildSchema(readContract('schema.graphql'))
const deepest = 5
const mostFields = 120

/** All fields of queries. */
export const fields: readonly Field[] = Object.values(schema.getQueryType()?.getFields() ?? {})

/** A selection of what a type has, as deep as back ends allow. */
function selection(type: GraphQLNamedType, left: { fields: number }, depth = 1): string {
  if (!isObjectType(type)) return ''
  const inner = Object.values(type.getFields()).filter(({ args }) => args.length === 0)
  const isLeaf = (field: Field) => isLeafType(getNamedType(field.type))
  const leaves = inner.filter(isLeaf)
  left.fields -= leaves.length
  const nested = inner
    .filter((field) => !isLeaf(field))
    .flatMap((field) => {
      if (depth >= deepest || left.fields < 20) return []
      left.fields -= 1
      return [`${field.name} ${selection(getNamedType(field.type), left, depth + 1)}`]
    })
  return `{ __typename ${[...leaves.map(({ name }) => name), ...nested].join(' ')} }`
}

/** A query of one field with arguments as variables. */
export function queryOf(field: Field, variables: Readonly<Record<string, unknown>>) {
  const used = field.args.filter(({ name }) => name in variables)
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = `${field.name}${passed && `(${passed})`} ${selection(getNamedType(field.type), { fields: mostFields })}`
  return { query: `query Conformance${declared && `(${declared})`} { ${call} }`, variables }
}

/** The first place where data is not of its type; nothing when all is. */
export function dataFault(type: GraphQLOutputType, value: unknown, path: string): string | undefined {
  if (isNonNullType(type))
    return value === null || value === undefined ? `${path} is null` : dataFault(type.ofType, value, path)
  if (value === null) return undefined
  if (isListType(type)) {
    if (!Array.isArray(value)) return `${path} is no list`
    for (const [index, one] of value.entries()) {
      const fault = dataFault(type.ofType, one, `${path}.${index}`)
      if (fault !== undefined) return fault
    }
    return undefined
  }
  if (isObjectType(type)) return objectFault(type.getFields(), value, path)
  return leafFault(getNamedType(type), value, path)
}

function objectFault(known: Readonly<Record<string, Field>>, value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return `${path} is no object`
  for (const [name, inner] of Object.entries(value)) {
    const field = known[name]
    if (field === undefined) continue
    const fault = dataFault(field.type, inner, `${path}.${name}`)
    if (fault !== undefined) return fault
  }
  return undefined
}

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
}

function leafFault(type: GraphQLNamedType, value: unknown, path: string): string | undefined {
  const fits = isEnumType(type)
    ? type.getValues().some(({ name }) => name === value)
    : (kinds[type.name]?.(value) ?? true)
  return fits ? undefined : `${path} is ${JSON.stringify(value)?.slice(0, 40)}, no ${type.name}`
}
