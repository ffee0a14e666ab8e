import { asId } from '../http/ids.ts'
import type { Catalogue } from '../listing/catalogue.ts'
import type { Handlers, Services } from '../services.ts'

interface RecommendationQuery {
  readonly placement: string
  readonly product?: number
  readonly category?: number
  readonly limit: number
}

/** Which products to offer at a placement (C7.62): what goes with a product, else what sells best. */
export function recommendationHandlers({ database, catalogue }: Services): Handlers {
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
      return { productIds: bestsellers(await catalogue.current(), { category, limit, but: about?.id }) }
    },
  }
}

interface Wanted {
  readonly category: number | undefined
  readonly limit: number
  /** Not this one. */
  readonly but: number | undefined
}

/** What sells most of what everybody can buy now, in a category and all below it. */
function bestsellers({ columns, orders }: Catalogue, { category, limit, but }: Wanted): number[] {
  const everything = { from: 0, to: columns.ids.length }
  const range = category === undefined ? everything : columns.ranges.get(category)
  const found: number[] = []
  for (const position of orders.bestselling.positions) {
    if (range === undefined || found.length === limit) break
    if (position < range.from || position >= range.to) continue
    const id = columns.ids[position]
    if (columns.audience[position] === 0 && columns.available[position] === 1 && id !== but) found.push(id ?? 0)
  }
  return found
}
