import { sql, type SqlBool } from 'kysely'
import type { Database } from '../db/transaction.ts'
import { plainText } from '../text.ts'
import type { SearchEngine } from './types.ts'

const SHORTEST_PART = 3

export function createSearchEngine(database: Database): SearchEngine {
  async function productIds(query: string): Promise<number[]> {
    const parts = plainText(query)
      .split(' ')
      .filter((part) => part.length >= SHORTEST_PART)
    if (parts.length === 0) return []
    const rows = await parts
      .reduce(
        (all, part) => all.where(sql<SqlBool>`search_text like ${`%${part}%`}`),
        database.q.selectFrom('products').select('id'),
      )
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  return {
    productIds,
    async find(query, limit) {
      const ids = await productIds(query)
      return { ids: ids.slice(0, limit), total: ids.length }
    },
    refresh: () => Promise.resolve(),
  }
}
