import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from './schema.ts'
import { createDatabase, type Database } from './transaction.ts'
import { typeParsers } from './type-parsers.ts'

/** A pool of connections to a real PostgreSQL. */
export function openPostgres(url: string, max = 10): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 20_000,
    types: {
      getTypeParser: (id: number) => typeParsers[id] ?? types.getTypeParser(id),
    },
  })
  // a broken connection makes its next query throw; without these listeners the error event would end the process: the
  // pool emits it for idle connections, the client for those in use
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return createDatabase(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }))
}
