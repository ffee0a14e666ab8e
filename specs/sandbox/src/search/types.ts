/** Which products answer what a shopper wrote. */
export interface SearchEngine {
  /** Ids of all products that answer a query, best first; empty for a query without a part that can be searched. */
  productIds(query: string): Promise<readonly number[]>
  /** The first so many of them, and how many there are. */
  find(query: string, limit: number): Promise<{ readonly ids: readonly number[]; readonly total: number }>
  /** Reads the catalogue anew, after the database was brought back to its seed. */
  refresh(): Promise<void>
}
