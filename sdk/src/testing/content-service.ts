import { readFileSync } from 'node:fs'
import { buildSchema, graphql } from 'graphql'
import { shopOver } from './back-end.ts'

const schema = buildSchema(readFileSync(new URL('../../../specs/content/schema.graphql', import.meta.url), 'utf8'))

/**
 * A shop whose content service resolves queries by the contract's own schema, from `roots` by field name: a call gets
 * exactly the fields of its document. `requestedFields` lists the fields with their arguments.
 */
export function contentOver(roots: Readonly<Record<string, unknown>>): ReturnType<typeof shopOver> & {
  readonly requestedFields: readonly (readonly [field: string, variables: unknown])[]
} {
  const requestedFields: [string, unknown][] = []
  const rootValue = Object.fromEntries(
    Object.entries(roots).map(([field, value]) => [
      field,
      (variables: object) => {
        requestedFields.push([field, { ...variables }])
        return value
      },
    ]),
  )
  const over = shopOver(({ body }) => {
    const { query, variables } = body as { query: string; variables: Record<string, unknown> }
    return graphql({ schema, source: query, rootValue, variableValues: variables })
  })
  return { ...over, requestedFields }
}
