import { refusal } from '../http/errors.ts'
import type { Handlers, Services } from '../services.ts'
import { readSettings } from '../shop/settings.ts'
import type { OutsideAnswer, OutsideBody } from '../wire.ts'

/** The review service: accepts orders of shops with a known key (B7.57, C4.60). */
export function reviewServiceHandlers({ database, clock }: Services): Handlers {
  return {
    async logReviewOrder(request): Promise<OutsideAnswer<'logReviewOrder'>> {
      const { apiKey, email, orderId, productItemIds } = request.body as OutsideBody<'logReviewOrder'>
      const { heureka_public_key: known } = (await readSettings(database.q)).integrations
      if (apiKey !== known) throw refusal('forbidden', { field: 'apiKey' })
      const { numInsertedOrUpdatedRows: written } = await database.q
        .insertInto('review_orders')
        .values({
          order_id: orderId,
          email,
          product_item_ids: JSON.stringify(productItemIds),
          logged: clock.now().toISOString(),
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .executeTakeFirstOrThrow()
      return { logged: written === 1n }
    },
  }
}
