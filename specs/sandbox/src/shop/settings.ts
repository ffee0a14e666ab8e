import type { Queries } from '../db/transaction.ts'
import type { Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

/** What the shop as a whole is set to; one document of the database. */
export interface Settings {
  readonly contact: Shop['Globals']['contact']
  readonly functions: Readonly<Record<string, boolean>>
  readonly cartConfiguration: Shop['Globals']['cartConfiguration']
  readonly topBanner: Shop['Globals']['topBanner']
  readonly freeShippingAt: Haler | null
}

export const DOMAIN_CODE = 'vanek_cz'

export async function readSettings(q: Queries): Promise<Settings> {
  const row = await q
    .selectFrom('documents')
    .select('doc')
    .where('kind', '=', 'settings')
    .where('key', '=', DOMAIN_CODE)
    .executeTakeFirstOrThrow()
  return row.doc as Settings
}
