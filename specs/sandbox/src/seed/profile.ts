import { INVERTED } from '../../seed/content/inverted.ts'
import type { Database } from '../db/transaction.ts'
import { readDocument } from '../content/documents.ts'
import { merge } from '../dev/merge.ts'
import { DOMAIN_CODE } from '../shop/settings.ts'

/** Initial settings of the shop. */
export type Profile = 'usual' | 'inverted'

/** Applies the profile of the shop; the default is that of the seed. */
export async function applyProfile({ q }: Database, profile: Profile): Promise<void> {
  if (profile === 'usual') return
  const doc = (await readDocument<object>(q, 'settings', DOMAIN_CODE)) ?? {}
  await q
    .updateTable('documents')
    .set({ doc: JSON.stringify(merge(doc, INVERTED)) })
    .where('kind', '=', 'settings')
    .where('key', '=', DOMAIN_CODE)
    .execute()
}
