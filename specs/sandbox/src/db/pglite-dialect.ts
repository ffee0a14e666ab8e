import type { PGliteInterface } from '@electric-sql/pglite'
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

/** Kysely over PGlite. PGlite has one connection, so callers wait for each other. */
export function pgliteDialect(client: PGliteInterface): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => pgliteDriver(client),
  }
}

function connectionTo(client: PGliteInterface): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      // only the simple protocol accepts several statements, but it does not accept parameters
      const results = parameters.length === 0 ? await client.exec(sql) : [await client.query(sql, [...parameters])]
      const last = results.at(-1)
      return { rows: (last?.rows ?? []) as R[], numAffectedRows: BigInt(last?.affectedRows ?? 0) }
    },
    streamQuery() {
      throw new Error('PGlite does not stream.')
    },
  }
}

function pgliteDriver(client: PGliteInterface): Driver {
  const connection = connectionTo(client)
  let tail: Promise<void> = Promise.resolve()
  let free: () => void = () => undefined
  const run = async (statement: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(statement))
  }
  return {
    init: async () => undefined,
    async acquireConnection() {
      const before = tail
      let release: () => void = () => undefined
      tail = new Promise((resolve) => (release = resolve))
      await before
      free = release
      return connection
    },
    async releaseConnection() {
      free()
    },
    beginTransaction: (_connection, settings) =>
      run(settings.isolationLevel ? `begin isolation level ${settings.isolationLevel}` : 'begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => client.close(),
  }
}
