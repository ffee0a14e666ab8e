import type { FastifyInstance } from 'fastify'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { fromMajor, toMajor } from '../money.ts'
import type { Services } from '../services.ts'

const variantId = { type: 'integer', minimum: 1 }

const withdrawSchema = {
  type: 'object',
  required: ['variantId', 'withdrawn'],
  additionalProperties: false,
  properties: { variantId, withdrawn: { type: 'boolean' } },
}

const priceSchema = {
  type: 'object',
  required: ['variantId', 'price'],
  additionalProperties: false,
  properties: { variantId, price: { type: 'number', exclusiveMinimum: 0, maximum: 1_000_000 } },
}

const giftSchema = {
  type: 'object',
  required: ['id', 'price'],
  additionalProperties: false,
  properties: { id: { type: 'integer', minimum: 1 }, price: { type: 'number', minimum: 0, maximum: 10_000 } },
}

/**
 * `/sandbox/withdraw` removes a variant from the shop, so that cart lines lose their goods, and restores it.
 * `/sandbox/price` sets the unit price in crowns with VAT and removes quantity discounts. It returns the previous price.
 * `/sandbox/gift` sets the price of a gift to an order, in crowns with up to three decimals; gifts of the seed are free.
 */
export function registerGoodsTools(app: FastifyInstance, { database, clock }: Services): void {
  app.post('/sandbox/withdraw', { schema: { body: withdrawSchema } }, async ({ body }, reply) => {
    const { variantId, withdrawn } = body as { variantId: number; withdrawn: boolean }
    const { numUpdatedRows } = await database.q
      .updateTable('variants')
      .set({ withdrawn: withdrawn ? clock.now().toISOString() : null })
      .where('id', '=', asId(variantId))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw refusal('not_found', { field: 'variantId' })
    return reply.code(204).send()
  })

  app.post('/sandbox/gift', { schema: { body: giftSchema } }, async ({ body }, reply) => {
    const { id, price } = body as { id: number; price: number }
    const { numUpdatedRows } = await database.q
      .updateTable('order_gifts')
      .set({ price_thousandths: Math.round(price * 1000) })
      .where('id', '=', asId(id))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw refusal('not_found', { field: 'id' })
    return reply.code(204).send()
  })

  app.post('/sandbox/price', { schema: { body: priceSchema } }, async ({ body }) => {
    const { variantId, price } = body as { variantId: number; price: number }
    return database.transaction(async () => {
      const { q } = database
      const before = await q.selectFrom('variants').select('price').where('id', '=', asId(variantId)).executeTakeFirst()
      if (before === undefined) throw refusal('not_found', { field: 'variantId' })
      await q
        .updateTable('variants')
        .set({ price: fromMajor(price), quantity_prices: '[]' })
        .where('id', '=', asId(variantId))
        .execute()
      // listings are sorted by the price of the main variant
      await q
        .updateTable('products')
        .set({ price: fromMajor(price) })
        .where('default_variant_id', '=', asId(variantId))
        .execute()
      return { before: toMajor(before.price) }
    })
  })
}
