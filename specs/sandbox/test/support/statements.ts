import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely'
import type { Database } from '../../src/db/transaction.ts'

/** What a database was asked: the text of a statement without its values, and how many rows it wrote. */
export type Statement = readonly [sql: string, written: number]

/** The same database, which keeps a list of what it is asked. */
export function listening(database: Database): { readonly database: Database; take(): Statement[] } {
  let heard: Statement[] = []
  const asked = new WeakMap<object, string>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.set(queryId, new PostgresQueryCompiler().compileQuery(node, queryId).sql)
      return node
    },
    async transformResult({ queryId, result }) {
      const sql = asked.get(queryId) ?? ''
      heard.push([sql, /^\s*select/i.test(sql) ? 0 : Number(result.numAffectedRows ?? 0)])
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
      const all = heard
      heard = []
      return all
    },
  }
}
