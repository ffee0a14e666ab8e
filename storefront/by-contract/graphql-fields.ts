import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLField, type GraphQLNamedType } from 'graphql'
import { root } from '../../specs/sandbox/test/support/world.ts'

export type Field = GraphQLField<unknown, unknown>

const schema = buildSchema(readFileSync(join(root, 'content/schema.graphql'), 'utf8'))
const deepest = 6
const mostFields = 250

/** All fields of queries, and of mutations if there are any. */
export const fields: readonly Field[] = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  type ? Object.values(type.getFields()) : [],
)
const changes = new Set(Object.values(schema.getMutationType()?.getFields() ?? {}))

/** A selection of all fields of a type, up to the depth that the service allows. */
function selection(type: GraphQLNamedType, left: { fields: number }, depth = 1): string {
  if (!isObjectType(type)) return ''
  const inner = Object.values(type.getFields()).filter(({ args }) =>
    args.every(({ defaultValue }) => defaultValue !== undefined),
  )
  const isLeaf = (field: Field) => isLeafType(getNamedType(field.type))
  const [leaves, objects] = [inner.filter(isLeaf), inner.filter((field) => !isLeaf(field))]
  left.fields -= leaves.length
  const nested = objects.flatMap((field) => {
    if (depth >= deepest || left.fields < 30) return []
    left.fields -= 1
    return [`${field.name} ${selection(getNamedType(field.type), left, depth + 1)}`]
  })
  return `{ __typename ${[...leaves.map(({ name }) => name), ...nested].join(' ')} }`
}

/** The query for one field with these arguments. */
export function queryFor(field: Field, variables: Readonly<Record<string, unknown>>) {
  const used = field.args.filter(({ name }) => name in variables)
  const parameters = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = `${field.name}${passed && `(${passed})`} ${selection(getNamedType(field.type), { fields: mostFields })}`
  return {
    query: `${changes.has(field) ? 'mutation' : 'query'} Request${parameters && `(${parameters})`} { ${call} }`,
    variables,
  }
}
