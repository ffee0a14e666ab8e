import { findRecommender } from '@vanek/sdk/integrations/recommenders'
import type { Recommender } from '@vanek/sdk/recommendations'

/**
 * Who recommends products.
 *
 * @param name the service that the settings of the shop name; null for none
 */
export const recommenderOf = (name: 'products' | 'widgets' | null): Recommender | null => findRecommender(name)
