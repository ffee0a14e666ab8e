import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDocuments, specs } from '../checks/documents.ts'
import { readHistorical, styleFaults } from '../checks/style.ts'

const documents = readDocuments()
const schema = readFileSync(join(specs, 'content/schema.graphql'), 'utf8')
const historical = readHistorical()

describe('names and paging', () => {
  it('are in the common style, except the historical ones', () => {
    expect(styleFaults(documents, schema, historical)).toEqual([])
  })

  it('a new field in another style is reported, in responses, requests, parameters and GraphQL', () => {
    const copy = structuredClone(documents)
    copy.shop.components.schemas.Cart.properties.last_change = { type: 'string' }
    copy.shop.components.schemas.CartItemForAdd.properties['gift-wrap'] = { type: 'boolean' }
    copy.content.paths['/search'].get.parameters.push({ name: 'in_stock', in: 'query', schema: {} })
    const changed = schema.replace('type Query {', 'type Query {\n  new_things(per_day: Int): Int')
    expect(new Set(styleFaults(copy, changed, historical).map((fault) => fault.split(':')[0]))).toEqual(
      new Set([
        ...['field last_change', 'field gift-wrap', 'field in_stock'],
        ...['GraphQL field new_things', 'GraphQL field per_day'],
      ]),
    )
  })

  it('a new list with another paging style is reported', () => {
    const copy = structuredClone(documents)
    copy.content.paths['/search'].get.parameters.push({ name: 'offset', in: 'query', schema: {} })
    copy.shop.paths['/api/v1/shippers'].get.parameters.push({ name: 'page', in: 'query', schema: {} })
    expect(styleFaults(copy, schema, historical)).toEqual([
      'paging of getShippers: new, and not in the common style',
      'paging of search: new, and not in the common style',
    ])
  })

  it('a historical name that no longer exists must be removed from the list', () => {
    const listed = { ...historical, rest: [...historical.rest, 'once_was'] }
    expect(styleFaults(documents, schema, listed)).toEqual([
      'field once_was: no longer exists; remove it from the list',
    ])
  })
})
