import type { Named } from '../listing/shown.ts'
import type { Spelling } from './spelling.ts'
import type { TextIndexes } from './texts.ts'

/** Full-text search. */
export interface SearchEngine {
  /**
   * Ids of all products that match a query, regardless of visibility, best first; empty for a query without a
   * searchable part.
   */
  productIds(query: string): Promise<readonly number[]>
  /** The first results that these customer groups may see, and their total. */
  find(
    query: string,
    limit: number,
    groups: readonly string[],
  ): Promise<{ readonly ids: readonly number[]; readonly total: number }>
  /** Whether any product that these groups may see matches every part of a query. */
  fits(query: string, groups: readonly string[]): Promise<boolean>
  /** Variants whose code equals the query, by product; empty if there are none. */
  named(query: string): Promise<Named>
  /** Spelling correction. */
  spelling(): Promise<Spelling>
  /** Search in menus, articles and other texts. */
  texts(): Promise<TextIndexes>
  /** Reloads the catalogue after the database was reset. */
  refresh(): Promise<void>
}
