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

/** All operations of a document with their places. */
export function operationsOf(document: OpenapiDocument): Place[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (method in item ? [{ path, method, operation: item[method] as Operation }] : [])),
  )
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
  const answers = { '200': { description: 'An answer' } }
  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .filter(([path]) => !leaveOut.includes(path))
      .map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([name, value]) =>
            METHODS.some((method) => method === name)
              ? [name, { ...(value as object), responses: answers }]
              : [name, value],
          ),
        ),
      ]),
  )
  return { ...document, paths }
}
