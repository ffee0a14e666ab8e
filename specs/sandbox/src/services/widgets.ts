import { sql } from 'kysely'
import type { Queries } from '../db/transaction.ts'
import type { Handlers, Services } from '../services.ts'
import type { OutsideAnswer, OutsideBody } from '../wire.ts'
import { recommendedProducts, type RankingRules } from './recommended-products.ts'

const rules: RankingRules = {
  sorts: {
    homepage: 'recommended',
    category: 'recommended',
    add_to_cart_cross_sell: 'recommended',
    product_detail_cross_sell: 'recommended',
    product_detail_related: 'recommended',
    checkout_cart_items: 'recommended',
    checkout_empty_cart: 'bestselling',
    not_found: 'bestselling',
    internal_error: 'rating',
  },
  arrange({ columns, orders }, ids) {
    const rank = (id: number): number => orders.bestselling.ranks[columns.positionOf.get(id) ?? -1] ?? Infinity
    return ids.toSorted((one, other) => rank(one) - rank(other))
  },
}

/** The second recommender: by widget, cart and current product (C7.63). */
export function widgetHandlers(services: Services): Handlers {
  return {
    async getWidgetProducts(request): Promise<OutsideAnswer<'getWidgetProducts'>> {
      const { widget, context, limit = 8 } = request.body as OutsideBody<'getWidgetProducts'>
      const ids = await recommendedProducts(services, rules, {
        placement: widget,
        product: context.productId ?? undefined,
        category: context.categoryId ?? undefined,
        cart: await productsOf(services.database.q, context.cartProductCodes),
        limit,
      })
      return { items: ids.map((productId) => ({ productId })) }
    },
  }
}

/** Products of variants, by catalogue code. */
async function productsOf(q: Queries, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const plain = codes.map((code) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from variants
    where regexp_replace(lower(catalog_code), '[^a-z0-9]', '', 'g') collate "C" in (${sql.join(plain)})
    order by product_id`.execute(q)
  return rows.map(({ product_id }) => product_id)
}
