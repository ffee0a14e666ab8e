import type { Named } from '../listing/shown.ts'
import type { Spelling } from './spelling.ts'
import type { TextIndexes } from './texts.ts'

/** Which products answer what a shopper wrote. */
export interface SearchEngine {
  /**
   * Ids of all products that match a query, regardless of visibility, best first; empty for a query without a
   * searchable part.
   */
  productIds(query: string): Promise<readonly number[]>
  /** The first so many of those that these groups of customers may see, and how many they are. */
  find(
    query: string,
    limit: number,
    groups: readonly string[],
  ): Promise<{ readonly ids: readonly number[]; readonly total: number }>
  /** Whether any product that these groups may see fits every part of a query. */
  fits(query: string, groups: readonly string[]): Promise<boolean>
  /** The variants whose code a query is, by their products; empty when it is none. */
  named(query: string): Promise<Named>
  /** How words are spelled. */
  spelling(): Promise<Spelling>
  /** Menus, articles and the like. */
  texts(): Promise<TextIndexes>
  /** Reads the catalogue anew, after the database was brought back to its seed. */
  refresh(): Promise<void>
}
