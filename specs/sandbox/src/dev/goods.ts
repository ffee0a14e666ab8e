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
 * `/sandbox/withdraw` takes a variant out of the shop, so that lines of carts have no goods any more, and brings it back.
 * `/sandbox/price` sets what a piece costs, in crowns with VAT; its prices by quantity end. It answers the one before.
 * `/sandbox/gift` sets what a gift to an order costs, in crowns with up to three decimals; those of the seed are free.
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
      // listings are sorted by what the main variant costs
      await q
        .updateTable('products')
        .set({ price: fromMajor(price) })
        .where('default_variant_id', '=', asId(variantId))
        .execute()
      return { before: toMajor(before.price) }
    })
  })
}
