import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** `/sandbox/reviews` and `/sandbox/conversions`: reports to external services, in order. */
export function registerExternalReports(app: FastifyInstance, { database }: Services): void {
  app.get('/sandbox/reviews', async () => ({
    orders: await database.q
      .selectFrom('review_orders')
      .select(['order_id as orderId', 'email', 'product_item_ids as productItemIds', 'logged'])
      .orderBy('logged')
      .orderBy('order_id')
      .execute(),
  }))
  app.get('/sandbox/conversions', async () => ({
    hits: await database.q.selectFrom('conversion_hits').select(['service', 'told', 'seen']).orderBy('id').execute(),
  }))
}
