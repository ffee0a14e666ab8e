import type { Recommender } from '../../recommendations/types.ts'
import { productRecommender } from './products.ts'
import { widgetRecommender } from './widgets.ts'

/**
 * The recommender that the settings of a shop name (`integrations.recommender`).
 *
 * @param name - Its name; null if the shop has none.
 * @returns null if the shop has none.
 */
export function findRecommender(name: 'products' | 'widgets' | null): Recommender | null {
  if (name === 'products') return productRecommender
  return name === 'widgets' ? widgetRecommender : null
}
