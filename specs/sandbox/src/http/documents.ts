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

/** A bundled OpenAPI document, as far as the sandbox looks into it. */
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

/** All operations of a document with their places; what a path says of parameters holds for each of its operations. */
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

/** The document without answers: requests are what routes are made from, and reading less starts faster. */
export function requestsOnly(document: OpenapiDocument, leaveOut: readonly string[] = []): object {
  const responses = { '200': { description: 'An answer' } }
  const paths: Record<string, Record<string, object>> = {}
  for (const { path, method, operation } of operationsOf(document)) {
    if (leaveOut.includes(path)) continue
    paths[path] = { ...paths[path], [method]: { ...operation, responses } }
  }
  return { ...document, paths }
}
