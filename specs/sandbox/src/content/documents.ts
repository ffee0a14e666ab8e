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

/** Documents by their keys, in that order; those that do not exist are left out. */
export async function readDocuments<T extends object>(q: Queries, kind: string, keys: readonly string[]): Promise<T[]> {
  if (keys.length === 0) return []
  const rows = await q
    .selectFrom('documents')
    .select(['key', 'doc'])
    .where('kind', '=', kind)
    .where('key', 'in', [...keys])
    .execute()
  return keys.flatMap((key) => (rows.find((row) => row.key === key)?.doc as T | undefined) ?? [])
}

export interface ParameterSpec {
  readonly id: number
  readonly title: string
  readonly group: string
  readonly type: 'number' | 'enum' | 'colour' | 'boolean'
  readonly unit: string | null
  readonly description: string
  /** Whether product pages leave it out. */
  readonly hidden: boolean
}

/** What each parameter is, by its code. */
export async function readParameters(q: Queries): Promise<ReadonlyMap<string, ParameterSpec>> {
  const rows = await q.selectFrom('documents').select(['key', 'doc']).where('kind', '=', 'parameter').execute()
  return new Map(rows.map(({ key, doc }) => [key, doc as ParameterSpec]))
}
