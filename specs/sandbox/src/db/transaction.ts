import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export type Queries = Kysely<Schema>

/** The database as the rest of the sandbox sees it. */
export interface Database {
  /** The running transaction of this call chain, else the database itself. */
  readonly q: Queries
  /**
   * Runs `work` in one transaction; a nested call joins it. After a deadlock or a serialisation failure it runs again, so
   * `work` must not have effects outside the database.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

const ATTEMPTS = 8
const RETRYABLE_STATES = new Set(['40001', '40P01'])

/** The SQLSTATE of a PostgreSQL error, if any. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

export function createDatabase(outer: Queries, close: () => Promise<void> = () => outer.destroy()): Database {
  const current = new AsyncLocalStorage<Queries>()

  async function attempt<T>(work: () => Promise<T>, left: number): Promise<T> {
    try {
      return await outer.transaction().execute((inner) => current.run(inner, work))
    } catch (error) {
      if (left === 0 || !RETRYABLE_STATES.has(sqlState(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * (ATTEMPTS - left)))
      return attempt(work, left - 1)
    }
  }

  return {
    get q() {
      return current.getStore() ?? outer
    },
    transaction: (work) => (current.getStore() ? work() : attempt(work, ATTEMPTS - 1)),
    close,
  }
}
