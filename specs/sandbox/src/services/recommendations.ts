import { asId } from '../http/ids.ts'
import type { Handlers, Services } from '../services.ts'

interface RecommendationQuery {
  readonly placement: string
  readonly product?: number
  readonly category?: number
  readonly limit: number
}

/** Which products to offer at a placement (C7.62): what goes with a product, else what sells best. */
export function recommendationHandlers({ database }: Services): Handlers {
  return {
    async getRecommendations(request): Promise<{ productIds: number[] }> {
      const { placement, product, category, limit } = request.query as RecommendationQuery
      const { q } = database
      const about =
        product === undefined
          ? undefined
          : await q.selectFrom('products').select(['id', 'doc']).where('id', '=', asId(product)).executeTakeFirst()
      const alike = placement === 'product_detail_related' ? about?.doc.alternativeIds : about?.doc.relatedIds
      if (alike !== undefined && alike.length > 0) return { productIds: alike.slice(0, limit) }
      let best = q.selectFrom('products').select('id').where('saleable', '=', true).where('visible_to', 'is', null)
      if (category !== undefined) best = best.where('category_id', '=', asId(category))
      if (about !== undefined) best = best.where('id', '!=', about.id)
      const rows = await best.orderBy('popularity', 'desc').orderBy('id').limit(limit).execute()
      return { productIds: rows.map(({ id }) => id) }
    },
  }
}
