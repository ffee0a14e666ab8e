import type { FastifyInstance, RouteOptions } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import type { Handlers } from '../services.ts'
import { errorCodesOf, operationsOf, requestsOnly, type OpenapiDocument } from './documents.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error codes that the operation of this route declares. */
    readonly errorCodes?: ReadonlySet<string>
    readonly needsBody?: boolean
  }
}

export interface Documented {
  readonly document: OpenapiDocument
  readonly prefix: string
  readonly handlers: Handlers
  /** Paths with a route of their own. */
  readonly leaveOut?: readonly string[]
}

/** Makes the routes of a document with the validation of its requests; each operation must have a handler. */
export async function registerDocument(
  app: FastifyInstance,
  { document, prefix, handlers, leaveOut = [] }: Documented,
): Promise<void> {
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]))
  await app.register(fastifyOpenapiGlue, {
    specification: requestsOnly(document, leaveOut),
    prefix,
    operationResolver: (operationId: string) => {
      const handler = handlers[operationId]
      const operation = operations.get(operationId)
      if (handler === undefined || operation === undefined) throw new Error(`${operationId} has no handler.`)
      const config = { errorCodes: errorCodesOf(operation), needsBody: operation.requestBody !== undefined }
      // method, url and schema are added from the document
      return { handler, config } as unknown as RouteOptions
    },
  })
}
