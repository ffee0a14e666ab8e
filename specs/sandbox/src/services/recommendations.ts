import type { Handlers, Services } from '../services.ts'
import type { OutsideAnswer } from '../wire.ts'
import { recommendedProducts, type Placement, type RankingRules } from './recommended-products.ts'

interface RecommendationQuery {
  readonly placement: Placement
  readonly product?: number
  readonly category?: number
  readonly limit: number
}

const rules: RankingRules = {
  sorts: {
    homepage: 'bestselling',
    category: 'newest',
    add_to_cart_cross_sell: 'bestselling',
    product_detail_cross_sell: 'bestselling',
    product_detail_related: 'bestselling',
    checkout_cart_items: 'bestselling',
    checkout_empty_cart: 'recommended',
    not_found: 'rating',
    internal_error: 'newest',
  },
  arrange: (_, ids) => ids,
}

/** The first recommender: by placement, and by a product or a category (C7.62). It does not know the cart. */
export function recommendationHandlers(services: Services): Handlers {
  return {
    async getRecommendations(request): Promise<OutsideAnswer<'getRecommendations'>> {
      const { placement, product, category, limit } = request.query as RecommendationQuery
      return {
        productIds: await recommendedProducts(services, rules, { placement, product, category, cart: [], limit }),
      }
    },
  }
}
