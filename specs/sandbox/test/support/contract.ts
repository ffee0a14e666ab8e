import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule, { type FormatsPlugin } from 'ajv-formats'
import {
  operationsOf,
  readDocuments,
  type DocumentName,
  type OpenapiDocument,
  type Place,
} from '../../src/http/documents.ts'
import { root, type SendRequest, type TestResponse, type World } from './world.ts'

const addFormats = (addFormatsModule as unknown as { default?: FormatsPlugin }).default ?? addFormatsModule

export interface Located extends Place {
  readonly document: DocumentName
  /** The full path in the sandbox, with `{names}`. */
  readonly url: string
}

const PREFIXES: Readonly<Record<DocumentName, string>> = { shop: '/store', content: '/cms', services: '/services' }

const documents = readDocuments(root)

/** All operations of all documents. */
export const operations: readonly Located[] = (['shop', 'content', 'services'] as const).flatMap((document) =>
  operationsOf(documents[document]).map((place) => {
    const prefix = place.operation.operationId === 'getImage' ? '/cdn' : PREFIXES[document]
    return { ...place, document, url: prefix + place.path }
  }),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
for (const [name, document] of Object.entries(documents)) ajv.addSchema({ ...closed(document, document), $id: name })

/** A copy in which objects allow only declared fields. */
function closed(value: object, document: OpenapiDocument): object {
  if (Array.isArray(value)) return value.map((inner: object) => closedInner(inner, document))
  if ('allOf' in value) return closedWhole(value.allOf as readonly object[], document)
  const copy = innerClosed(value, document)
  const isOpenObject = copy['type'] === 'object' || (Array.isArray(copy['type']) && copy['type'].includes('object'))
  return isOpenObject && 'properties' in copy && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy
}

/** Closes nested objects, but not the object itself. */
function innerClosed(value: object, document: OpenapiDocument): Record<string, unknown> {
  return Object.fromEntries(
    // GraphQL data is described by the GraphQL schema
    Object.entries(value).map(([name, inner]) => [name, name === '/graphql' ? inner : closedInner(inner, document)]),
  )
}

/** Parts of an `allOf` declare only some of the fields, so they are closed together. */
function closedWhole(parts: readonly object[], document: OpenapiDocument): object {
  const allOf = parts.map((part) =>
    '$ref' in part ? innerClosed(referred(String(part.$ref), document), document) : part,
  )
  return { allOf, unevaluatedProperties: false }
}

function referred(reference: string, document: OpenapiDocument): object {
  const name = reference.replace('#/components/schemas/', '')
  const schema = document.components?.schemas?.[name]
  if (schema === undefined) throw new Error(`The document has no ${reference}.`)
  return schema
}

function closedInner(value: unknown, document: OpenapiDocument): unknown {
  return typeof value === 'object' && value !== null ? closed(value, document) : value
}

const patterns = operations.map((place) => {
  const pattern = place.url.replaceAll(/\{path\}/g, '.+').replaceAll(/\{\w+\}/g, '[^/]+')
  return { place, method: place.method.toUpperCase(), pattern: new RegExp(`^${pattern}$`) }
})

/** The operation of a request: the first matching path template. */
export function locate(method: string, url: string): Located | undefined {
  const [path = ''] = url.split('?')
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.place
}

const compiled = new Map<string, ValidateFunction>()

function validator({ document, path, method }: Located, ...rest: readonly string[]): ValidateFunction {
  const parts = ['paths', path, method, ...rest].map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
  const reference = `${document}#/${parts.map(encodeURIComponent).join('/')}`
  const known = compiled.get(reference)
  if (known) return known
  const made = ajv.compile({ $ref: reference })
  compiled.set(reference, made)
  return made
}

/** Contract violations of a request and its response; empty when there are none. */
export function faultsOf(place: Located, sent: unknown, response: TestResponse): string[] {
  return [...requestFaults(place, sent, response), ...responseFaults(place, response)]
}

function requestFaults(place: Located, sent: unknown, { status }: TestResponse): string[] {
  const { content = {} } = (place.operation.requestBody ?? {}) as { readonly content?: object }
  // a file has no schema
  if (status >= 400 || !('application/json' in content)) return []
  const check = validator(place, 'requestBody', 'content', 'application/json', 'schema')
  return check(sent) ? [] : [`accepted a request that violates the schema: ${ajv.errorsText(check.errors)}`]
}

function responseFaults(place: Located, { status, body, headers }: TestResponse): string[] {
  const { responses } = place.operation
  const declared = [String(status), `${Math.floor(status / 100)}XX`].find((name) => name in responses)
  if (declared === undefined) return [`the status ${status} is not declared`]
  const { content } = responses[declared] ?? {}
  if (content === undefined) return body === '' ? [] : [`the status ${status} has a body`]
  const type = headers['content-type']?.split(';')[0] ?? ''
  if (!(type in content)) return [`the type ${type} is not declared for ${status}`]
  if (type !== 'application/json') return []
  const check = validator(place, 'responses', declared, 'content', type, 'schema')
  return check(body) ? [] : [`the response ${status} violates the schema: ${ajv.errorsText(check.errors)}`]
}

export interface Recorded {
  readonly operationId: string
  readonly status: number
  readonly faults: readonly string[]
}

/** The same world, which checks every request and response against the documents. */
export function recorded(world: World, records: Recorded[]): World {
  const request: SendRequest = async (method, path, body, options) => {
    const response = await world.request(method, path, body, options)
    const place = locate(method, path)
    if (place) {
      const { operationId } = place.operation
      records.push({ operationId, status: response.status, faults: faultsOf(place, body, response) })
    }
    return response
  }
  return { ...world, request }
}
