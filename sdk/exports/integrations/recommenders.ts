/** The recommendation services that a shop may use, behind one port. */
export { recommenderNamed } from '../../src/integrations/recommenders/named.ts'
export { productRecommender } from '../../src/integrations/recommenders/products.ts'
export { widgetRecommender } from '../../src/integrations/recommenders/widgets.ts'
