import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './db/transaction.ts'
import type { Limits } from './limits/limits.ts'
import type { CatalogueKeeper } from './listing/catalogue.ts'
import type { SearchEngine } from './search/types.ts'

/** Dependencies of all parts of the sandbox. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  /** Secret of this database, from which cart and order tokens are derived. */
  readonly secret: string
  /** Public URL of the shop, for links in mails. */
  readonly shopOrigin: string
  /** Public URL of the payment provider, and of payment links in mails. */
  readonly gatewayOrigin: () => string
  /** Codes of payments that can be paid in a widget on the shop's page. */
  readonly widgets: readonly string[]
  /** Rate limits. */
  readonly limits: Limits
  readonly search: SearchEngine
  readonly catalogue: CatalogueKeeper
}

/** Handlers of the operations of a document, by operationId. */
export type Handlers = Readonly<Record<string, (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>>>
