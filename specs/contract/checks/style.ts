import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isInputObjectType, isObjectType, type GraphQLField, type GraphQLInputField } from 'graphql'
import { operationsOf, specs, type Documents, type Loose } from './documents.ts'

/** Names and paging styles that are older than the common style; nothing may be added. */
export interface Historical {
  readonly rest: readonly string[]
  readonly graphql: readonly string[]
  readonly paging: readonly string[]
}

export const readHistorical = (): Historical =>
  JSON.parse(readFileSync(join(specs, 'contract/historical.json'), 'utf8')) as Historical

const camel = /^[a-z][a-zA-Z0-9]*$/

function fieldNames(value: Loose, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if (!Array.isArray(value) && typeof value.properties === 'object')
    for (const name of Object.keys(value.properties)) found.add(name)
  for (const inner of Object.values(value)) fieldNames(inner, found)
  return found
}

/** Names of fields, path parameters and query parameters. */
export function restNames(documents: Documents): Set<string> {
  const found = fieldNames(documents)
  for (const { parameters } of operationsOf(documents))
    for (const { name, in: place } of parameters) if (place !== 'header') found.add(name)
  return found
}

/** Names of fields and arguments. */
export function graphqlNames(schema: string): Set<string> {
  const types = Object.values(buildSchema(schema).getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const fields = types.filter((type) => isObjectType(type) || isInputObjectType(type))
  return new Set(
    fields.flatMap((type) =>
      Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields()).flatMap((field) => [
        field.name,
        ...('args' in field ? field.args.map((arg) => arg.name) : []),
      ]),
    ),
  )
}

const otherPaging = /^(skip|offset|cursor|after|before|first|last|start|per_page|page_?size|size|limit)$/i

/** Operations with another paging style than `page` and `perPage` with `data` and `meta` in the response. */
export function otherwisePaged(documents: Documents): string[] {
  return operationsOf(documents).flatMap(({ own, parameters }) => {
    const queryNames = parameters.filter((one) => one.in === 'query').map(({ name }) => String(name))
    const byPage = queryNames.includes('page') || queryNames.includes('perPage')
    // `limit` alone is a maximum, not a page; `size` is the size of a picture
    const others = queryNames.filter((name) => otherPaging.test(name) && !['limit', 'size'].includes(name))
    if (others.length > 0) return [own.operationId]
    if (!byPage) return []
    const answer = own.responses['200']?.content?.['application/json']?.schema
    const isWhole = queryNames.includes('page') && queryNames.includes('perPage')
    return isWhole && answer?.properties?.data && answer.properties.meta ? [] : [own.operationId]
  })
}

function compared(what: string, found: Iterable<string>, listed: readonly string[]): string[] {
  const now = new Set(found)
  return [
    ...[...now]
      .filter((name) => !listed.includes(name))
      .map((name) => `${what} ${name}: new, and not in the common style`),
    ...listed
      .filter((name) => !now.has(name))
      .map((name) => `${what} ${name}: no longer exists; remove it from the list`),
  ]
}

const others = (names: Iterable<string>): string[] => [...names].filter((name) => !camel.test(name)).toSorted()

/** New names that are not in camel case, and new lists with another paging style. */
export function styleFaults(documents: Documents, schema: string, historical: Historical): string[] {
  return [
    ...compared('field', others(restNames(documents)), historical.rest),
    ...compared('GraphQL field', others(graphqlNames(schema)), historical.graphql),
    ...compared('paging of', otherwisePaged(documents), historical.paging),
  ]
}
