import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'

/** One document by kind and key. */
export async function readDocument<T extends object>(q: Queries, kind: string, key: string): Promise<T | undefined> {
  const row = await q
    .selectFrom('documents')
    .select('doc')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.doc as T | undefined
}

/**
 * All documents of a kind in their order.
 * @param without fields that are not loaded, for lists of documents with long texts
 */
export async function readKind<T extends object>(
  q: Queries,
  kind: string,
  without: readonly string[] = [],
): Promise<T[]> {
  const doc = without.reduce((left, field) => sql<object>`${left} - ${field}::text`, sql<object>`doc`)
  const rows = await q
    .selectFrom('documents')
    .select(doc.as('doc'))
    .where('kind', '=', kind)
    .orderBy('weight')
    .orderBy('key')
    .execute()
  return rows.map((row) => row.doc as T)
}

export interface ParameterSpec {
  readonly id: number
  readonly title: string
  readonly group: string
  readonly type: 'number' | 'enum' | 'colour' | 'boolean'
  readonly unit: string | null
  readonly description: string
  /** Whether product pages hide it. */
  readonly hidden: boolean
}

/** Definitions of parameters by code. */
export async function readParameters(q: Queries): Promise<ReadonlyMap<string, ParameterSpec>> {
  const rows = await q.selectFrom('documents').select(['key', 'doc']).where('kind', '=', 'parameter').execute()
  return new Map(rows.map(({ key, doc }) => [key, doc as ParameterSpec]))
}
