import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely'
import type { Database } from '../../src/db/transaction.ts'

/** A SQL statement without its values, and the number of rows that it wrote. */
export type Statement = readonly [sql: string, written: number]

/** The same database, which records its statements. */
export function recordStatements(database: Database): { readonly database: Database; take(): Statement[] } {
  let statements: Statement[] = []
  const compiled = new WeakMap<object, string>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.set(queryId, new PostgresQueryCompiler().compileQuery(node, queryId).sql)
      return node
    },
    async transformResult({ queryId, result }) {
      const sql = compiled.get(queryId) ?? ''
      statements.push([sql, /^\s*select/i.test(sql) ? 0 : Number(result.numAffectedRows ?? 0)])
      return result
    },
  }
  return {
    database: {
      get q() {
        return database.q.withPlugin(plugin)
      },
      transaction: (work) => database.transaction(work),
      close: () => database.close(),
    },
    take() {
      const all = statements
      statements = []
      return all
    },
  }
}
