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
const maxDepth = 5
const maxFields = 120

/** All fields of the type `Query`. */
export const fields: readonly Field[] = Object.values(schema.getQueryType()?.getFields() ?? {})

/** A selection of the fields of a type, within the limits of depth and size that back ends allow. */
function selection(type: GraphQLNamedType, budget: { fields: number }, depth = 1): string {
  if (!isObjectType(type)) return ''
  const inner = Object.values(type.getFields()).filter(({ args }) => args.length === 0)
  const isLeaf = (field: Field) => isLeafType(getNamedType(field.type))
  const leaves = inner.filter(isLeaf)
  budget.fields -= leaves.length
  const nested = inner
    .filter((field) => !isLeaf(field))
    .flatMap((field) => {
      if (depth >= maxDepth || budget.fields < 20) return []
      budget.fields -= 1
      return [`${field.name} ${selection(getNamedType(field.type), budget, depth + 1)}`]
    })
  return `{ __typename ${[...leaves.map(({ name }) => name), ...nested].join(' ')} }`
}

/** A query of one field, with its arguments as variables. */
export function queryOf(field: Field, variables: Readonly<Record<string, unknown>>) {
  const used = field.args.filter(({ name }) => name in variables)
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = `${field.name}${passed && `(${passed})`} ${selection(getNamedType(field.type), { fields: maxFields })}`
  return { query: `query Conformance${declared && `(${declared})`} { ${call} }`, variables }
}

/** The first value that does not match its type, or `undefined` if all do. */
export function findTypeError(type: GraphQLOutputType, value: unknown, path: string): string | undefined {
  if (isNonNullType(type))
    return value === null || value === undefined ? `${path} is null` : findTypeError(type.ofType, value, path)
  if (value === null) return undefined
  if (isListType(type)) {
    if (!Array.isArray(value)) return `${path} is not a list`
    for (const [index, item] of value.entries()) {
      const error = findTypeError(type.ofType, item, `${path}.${index}`)
      if (error !== undefined) return error
    }
    return undefined
  }
  if (isObjectType(type)) return findObjectError(type.getFields(), value, path)
  return findLeafError(getNamedType(type), value, path)
}

function findObjectError(fields: Readonly<Record<string, Field>>, value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return `${path} is not an object`
  for (const [name, inner] of Object.entries(value)) {
    const field = fields[name]
    if (field === undefined) continue
    const error = findTypeError(field.type, inner, `${path}.${name}`)
    if (error !== undefined) return error
  }
  return undefined
}

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
}

function findLeafError(type: GraphQLNamedType, value: unknown, path: string): string | undefined {
  const isValid = isEnumType(type)
    ? type.getValues().some(({ name }) => name === value)
    : (scalars[type.name]?.(value) ?? true)
  return isValid ? undefined : `${path} is ${JSON.stringify(value)?.slice(0, 40)}, not a valid ${type.name}`
}
