import type { Queries } from '../db/transaction.ts'
import type { Content } from '../wire.ts'
import { readDocument } from './documents.ts'

export type MenuItem = Content['MenuItem']

/** The entries of the main menu that lead somewhere, from the top down. */
export async function menuEntries(q: Queries): Promise<(MenuItem & { path: string })[]> {
  const menu = await readDocument<{ items: MenuItem[] }>(q, 'menu', 'main')
  const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)])
  return flat(menu?.items ?? []).flatMap((item) => (item.path === null ? [] : [{ ...item, path: item.path }]))
}
