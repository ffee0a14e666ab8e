import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>
}

export interface Operation {
  readonly operationId: string
  readonly requestBody?: object
  readonly parameters?: readonly object[]
  readonly responses: Readonly<Record<string, Response>>
}

/** The part of a bundled OpenAPI document that the sandbox reads. */
export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> }
}

export type DocumentName = 'shop' | 'content' | 'services'

export function readDocuments(packageRoot: string): Readonly<Record<DocumentName, OpenapiDocument>> {
  const read = (name: DocumentName): OpenapiDocument =>
    JSON.parse(readFileSync(join(packageRoot, 'generated', `${name}.json`), 'utf8')) as OpenapiDocument
  return { shop: read('shop'), content: read('content'), services: read('services') }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export interface Place {
  readonly path: string
  readonly method: (typeof METHODS)[number]
  readonly operation: Operation
}

/** All operations of a document with path and method; parameters of a path apply to each of its operations. */
export function operationsOf(document: OpenapiDocument): Place[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      if (!(method in item)) return []
      const own = item[method] as Operation
      const shared = (item['parameters'] ?? []) as readonly object[]
      return [{ path, method, operation: { ...own, parameters: [...shared, ...(own.parameters ?? [])] } }]
    }),
  )
}

export function operationAt(document: OpenapiDocument, path: string, method: Place['method']): Operation {
  const found = operationsOf(document).find((place) => place.path === path && place.method === method)
  if (found === undefined) throw new Error(`The document has no ${method} ${path}.`)
  return found.operation
}

/** Error codes of the operation of a route. */
export interface DeclaredErrors {
  readonly operationId: string
  readonly codes: ReadonlySet<string>
}

export const declaredErrorsOf = (operation: Operation): DeclaredErrors => ({
  operationId: operation.operationId,
  codes: errorCodesOf(operation),
})

/** The error codes that an operation declares. */
export function errorCodesOf({ responses }: Operation): ReadonlySet<string> {
  const codes = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('code' in value && typeof value.code === 'object' && value.code !== null && 'enum' in value.code)
      for (const code of value.code.enum as string[]) codes.add(code)
    for (const inner of Object.values(value)) collect(inner)
  }
  collect(responses['4XX']?.content)
  return codes
}

/**
 * The paths of a document for routes: with a prefix, without references and responses. Leaving out responses makes the
 * start faster.
 */
export function requestPaths(document: OpenapiDocument, base: string, leaveOut: readonly string[] = []): Paths {
  const responses = { '200': { description: 'An answer' } }
  const paths: Record<string, Record<string, object>> = {}
  for (const { path, method, operation } of operationsOf(document)) {
    if (leaveOut.includes(path)) continue
    const { operationId, parameters, requestBody } = operation
    const request = { operationId, parameters, ...(requestBody === undefined ? {} : { requestBody }), responses }
    paths[base + path] = { ...paths[base + path], [method]: resolved(request, document) as object }
  }
  return paths
}

type Paths = Readonly<Record<string, Readonly<Record<string, object>>>>

/** A copy with inlined references. Requests contain no circular reference. */
function resolved(value: unknown, document: OpenapiDocument): unknown {
  if (Array.isArray(value)) return value.map((inner) => resolved(inner, document))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string') return resolved(target(value.$ref, document), document)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolved(inner, document)]))
}

function target(reference: string, document: OpenapiDocument): unknown {
  const parts = reference.split('/').slice(1)
  return parts.reduce<unknown>((at, part) => (at as Readonly<Record<string, unknown>>)[part], document)
}
