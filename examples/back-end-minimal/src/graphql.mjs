// The GraphQL API. Every field may be empty; this shop has a home page title only.
import { buildSchema, isLeafType, isListType, isNonNullType, isObjectType } from 'graphql'
import { createHandler } from 'graphql-http/lib/use/http'
import { readContract } from './contract.mjs'

const leaves = { String: '', ID: '', Int: 0, Float: 0, Boolean: false }

/** The empty value of a type. */
function emptyValue(type) {
  if (!isNonNullType(type)) return null
  const { ofType } = type
  if (isListType(ofType)) return []
  return isLeafType(ofType) ? (leaves[ofType.name] ?? {}) : {}
}

const homepage = {
  title: 'Malý obchod',
  page_meta: { slug: '/', seo_title: 'Malý obchod', seo_description: 'Ventilátory na stůl a do koupelny.' },
}

export function graphqlHandler() {
  const schema = buildSchema(readContract('schema.graphql'))
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    if (!type.name.startsWith('__'))
      for (const field of Object.values(type.getFields()))
        field.resolve = (source) => source?.[field.name] ?? emptyValue(field.type)
  return createHandler({ schema, rootValue: { homepage } })
}
