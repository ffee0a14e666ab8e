import { readContract } from './files.ts'

export type Base = 'shop' | 'content' | 'cdn'
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof METHODS)[number]

interface MediaTypes {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Readonly<Record<string, unknown>>
}

/** An operation as OpenAPI writes it. */
interface OperationObject extends MediaTypes {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly security?: readonly object[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: MediaTypes
  readonly responses: Readonly<Record<string, MediaTypes>>
  readonly 'x-personal'?: boolean
}

/** An operation of the contract with its method and path. */
export interface Operation {
  readonly id: string
  readonly document: 'shop' | 'content'
  readonly base: Base
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly tag: string
  /** Its response belongs to one visitor. */
  readonly isPersonal: boolean
  /** Only signed-in customers may request it. */
  readonly needsSignIn: boolean
  readonly parameters: readonly Parameter[]
  readonly requestBody: MediaTypes | undefined
  readonly responses: Readonly<Record<string, MediaTypes>>
}

export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly tags?: readonly { readonly name: string; readonly 'x-personal'?: boolean }[]
  readonly components?: Readonly<Record<string, Readonly<Record<string, object>>>>
}

const read = (name: string): OpenapiDocument => JSON.parse(readContract(`${name}.json`)) as OpenapiDocument

export const documents: Readonly<Record<'shop' | 'content', OpenapiDocument>> = {
  shop: read('shop'),
  content: read('content'),
}

function resolveParameter(document: OpenapiDocument, parameter: Parameter | { readonly $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter
  const [, , kind = '', name = ''] = parameter.$ref.split('/')
  return document.components?.[kind]?.[name] as Parameter
}

function operationsOf(document: 'shop' | 'content'): Operation[] {
  const { paths, tags = [] } = documents[document]
  const personal = new Set(tags.filter((tag) => tag['x-personal']).map(({ name }) => name))
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      if (!(method in item)) return []
      const definition = item[method] as OperationObject
      const { security = [] } = definition
      const shared = (item['parameters'] ?? []) as readonly Parameter[]
      const [tag = ''] = definition.tags ?? []
      return [
        {
          ...{
            id: definition.operationId,
            document,
            method,
            path,
            tag,
            responses: definition.responses,
            requestBody: definition.requestBody,
          },
          base: definition.operationId === 'getImage' ? ('cdn' as const) : document,
          summary: definition.summary ?? '',
          description: definition.description ?? '',
          isPersonal: definition['x-personal'] === true || personal.has(tag),
          needsSignIn: security.length > 0 && security.every((requirement) => 'bearer' in requirement),
          parameters: [...shared, ...(definition.parameters ?? [])].map((parameter) =>
            resolveParameter(documents[document], parameter),
          ),
        },
      ]
    }),
  )
}

/** All operations of the shop back end and the content service, by id. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  [...operationsOf('shop'), ...operationsOf('content')].map((operation) => [operation.id, operation]),
)

export function operationOf(id: string): Operation {
  const found = operations.get(id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}
