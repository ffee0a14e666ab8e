/**
 * Recommendation services behind one port.
 *
 * @example
 * ```ts
 * const recommender = findRecommender('products')
 * ```
 * @module
 */
export { findRecommender } from '../../src/integrations/recommenders/named.ts'
export { productRecommender } from '../../src/integrations/recommenders/products.ts'
export { widgetRecommender } from '../../src/integrations/recommenders/widgets.ts'
