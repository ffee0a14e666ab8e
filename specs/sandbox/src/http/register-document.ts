import type { FastifyInstance, RouteOptions } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import type { Handlers } from '../services.ts'
import {
  declaredErrorsOf,
  operationsOf,
  requestPaths,
  type DeclaredErrors,
  type OpenapiDocument,
  type Operation,
} from './documents.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly declaredErrors?: DeclaredErrors
    readonly needsBody?: boolean
  }
}

export interface Documented {
  readonly document: OpenapiDocument
  readonly base: string
  readonly handlers: Handlers
  /** Paths with a separate route. */
  readonly leaveOut?: readonly string[]
}

/** Size limit of uploaded files in bytes. */
const FILE_LIMIT = 8 * 1024 * 1024

/** Whether an operation needs a JSON body, and which files it accepts instead; the operation itself checks for a missing file. */
function bodyTypes({ requestBody }: Operation): { readonly body: boolean; readonly files: readonly string[] } {
  const { content = {} } = (requestBody ?? {}) as { readonly content?: object }
  const files = Object.keys(content).filter((type) => type.startsWith('image/'))
  return { body: requestBody !== undefined && files.length === 0, files }
}

/** Registers the routes of documents with request validation; each operation must have a handler. */
export async function registerDocuments(app: FastifyInstance, all: readonly Documented[]): Promise<void> {
  const operations = new Map(
    all.flatMap(({ document }) => operationsOf(document)).map(({ operation }) => [operation.operationId, operation]),
  )
  const handlers = Object.assign({}, ...all.map((one) => one.handlers)) as Handlers
  // merged into one document, because each registration validates against the OpenAPI schema again
  const paths = Object.assign(
    {},
    ...all.map(({ document, base, leaveOut }) => requestPaths(document, base, leaveOut)),
  ) as object
  await app.register(fastifyOpenapiGlue, {
    specification: { openapi: '3.1.0', info: { title: 'Sandbox', version: '0.0.0' }, paths },
    operationResolver: (operationId: string) => {
      const handler = handlers[operationId]
      const operation = operations.get(operationId)
      if (handler === undefined || operation === undefined) throw new Error(`${operationId} has no handler.`)
      const { body, files } = bodyTypes(operation)
      const config = { declaredErrors: declaredErrorsOf(operation), needsBody: body, fileTypes: files }
      const limit = files.length > 0 ? { bodyLimit: FILE_LIMIT } : {}
      // method, url and schema are added from the document
      return { handler, config, ...limit } as unknown as RouteOptions
    },
  })
}
