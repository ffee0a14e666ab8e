/**
 * Recommendation services behind one port.
 *
 * @example
 * ```ts
 * const recommender = recommenderNamed('products')
 * ```
 * @module
 */
export { recommenderNamed } from '../../src/integrations/recommenders/named.ts'
export { productRecommender } from '../../src/integrations/recommenders/products.ts'
export { widgetRecommender } from '../../src/integrations/recommenders/widgets.ts'
