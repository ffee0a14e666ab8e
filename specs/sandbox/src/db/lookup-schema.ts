import type { Generated } from 'kysely'

/** The table of order links that were mailed. */
export interface LookupSchema {
  order_links: { token_hash: string; order_id: string | null; expires: string; used: Generated<boolean> }
}
