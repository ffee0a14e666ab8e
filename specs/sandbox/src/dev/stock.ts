import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import type { Services } from '../services.ts'
import { notifyWatchers } from '../shop/notify-watchers.ts'

/** Sets the stock of a variant in the central warehouse, and 0 elsewhere; returns how many watchers were notified. */
export function setStock(services: Services, variantId: number, amount: number): Promise<number> {
  const { database } = services
  return database.transaction(async () => {
    const { q } = database
    const variant = await q.selectFrom('variants').select('id').where('id', '=', asId(variantId)).executeTakeFirst()
    if (variant === undefined) throw refusal('not_found', { field: 'variantId' })
    const central = await q.selectFrom('warehouses').select('id').where('central', '=', true).executeTakeFirstOrThrow()
    await q.updateTable('stock').set({ amount: 0 }).where('variant_id', '=', variant.id).execute()
    await q
      .insertInto('stock')
      .values({ variant_id: variant.id, warehouse_id: central.id, amount })
      .onConflict((conflict) => conflict.columns(['variant_id', 'warehouse_id']).doUpdateSet({ amount }))
      .execute()
    return amount > 0 ? notifyWatchers(services, variant.id) : 0
  })
}
