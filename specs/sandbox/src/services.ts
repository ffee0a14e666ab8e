import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './db/transaction.ts'
import type { Limits } from './limits/limits.ts'
import type { CatalogueKeeper } from './listing/catalogue.ts'
import type { SearchEngine } from './search/types.ts'

/** What every part of the sandbox works with. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  /** Key of this database; cart and order tokens are made from it. */
  readonly secret: string
  /** Where shoppers come to the shop; for links in mails. */
  readonly shopOrigin: string
  /** Where payers come to the payment provider, and to the page that mails lead to. */
  readonly gatewayOrigin: () => string
  /** Codes of payments that can be paid in a widget on the shop's page. */
  readonly widgets: readonly string[]
  /** Rate limits. */
  readonly limits: Limits
  readonly search: SearchEngine
  readonly catalogue: CatalogueKeeper
}

/** The work behind the operations of a document, by operationId. */
export type Handlers = Readonly<Record<string, (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>>>
