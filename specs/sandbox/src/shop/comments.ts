import { productOf } from '../catalogue/product-of.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'

const MAX = 50

/** Comments on a product with the answers of the shop, newest first (C7.56). */
export function commentHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async getComments(request): Promise<{ data: Shop['Comment'][] }> {
      const { id } = await productOf(services, request)
      const rows = await database.q
        .selectFrom('comments')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX)
        .execute()
      return {
        data: rows.map((row) => ({
          id: row.id,
          name: row.author,
          text: row.body,
          created: row.created,
          answer:
            row.answer_author === null || row.answer_body === null || row.answer_created === null
              ? null
              : { name: row.answer_author, text: row.answer_body, created: row.answer_created },
        })),
      }
    },
  }
}
