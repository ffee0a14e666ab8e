import type { Generated } from 'kysely'

/** The table of mailed links to orders. */
export interface LookupSchema {
  order_links: { token_hash: string; order_id: string | null; expires: string; used: Generated<boolean> }
}
