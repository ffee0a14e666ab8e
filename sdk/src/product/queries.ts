import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { getProduct, getProducts, type ProductsInput } from './calls.ts'
import { getParameterEntities, type ParameterEntities } from './entities.ts'
import { type FreshProductInput, getFreshProduct } from './shop-calls.ts'
import type { Product, ProductParameter, ShopProduct } from './types.ts'

/** `getProduct` as a query definition. */
export const productQuery = (shop: Shop, input: { readonly slug: string }): Query<Product> =>
  defineQuery(shop, ['product', input.slug], (context) => getProduct(shop, input, context))

/** `getProducts` as a query definition. */
export const productsQuery = (shop: Shop, input: ProductsInput): Query<readonly Product[]> =>
  defineQuery(shop, ['products', input], (context) => getProducts(shop, input, context))

/** `getParameterEntities` as a query definition. */
export const parameterEntitiesQuery = (
  shop: Shop,
  parameters: readonly ProductParameter[],
): Query<ParameterEntities> => {
  const asked = parameters.map(({ entityId, valueEntities }) => [entityId, ...valueEntities])
  return defineQuery(shop, ['parameter-entities', asked], (context) => getParameterEntities(shop, parameters, context))
}

/** `getFreshProduct` as a query definition. */
export const freshProductQuery = (shop: Shop, input: FreshProductInput): Query<ShopProduct> =>
  defineQuery(shop, ['fresh-product', input], (context) => getFreshProduct(shop, input, context))
