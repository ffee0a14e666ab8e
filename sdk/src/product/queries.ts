import type { Shop } from '../transport/context.ts'
import type { ContentError } from '../transport/graphql.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import {
  getProduct,
  getProducts,
  type GetProductError,
  type GetProductParams,
  type GetProductsError,
  type GetProductsParams,
} from './calls.ts'
import { getParameterEntities, type ParameterEntities, type GetParameterEntitiesParams } from './entities.ts'
import { type GetFreshProductError, type GetFreshProductParams, getFreshProduct } from './shop-calls.ts'
import type { Product, ShopProduct } from './types.ts'

/**
 * `getProduct` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - `slug` of the product, from its URL.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 * @example
 * ```ts
 * const { queryKey, queryFn } = productQuery(shop, { slug: 'air-500' })
 * const found = await queryFn()
 * ```
 */
export const productQuery = (shop: Shop, params: GetProductParams): Query<Product, GetProductError> =>
  defineQuery(shop, ['product', params.slug], (context) => getProduct(shop, params, context))

/**
 * `getProducts` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Ids, slugs, codes or categories of the products.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const productsQuery = (shop: Shop, params: GetProductsParams): Query<readonly Product[], GetProductsError> =>
  defineQuery(shop, ['products', params], (context) => getProducts(shop, params, context))

/**
 * `getParameterEntities` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Parameters of products.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const parameterEntitiesQuery = (
  shop: Shop,
  params: GetParameterEntitiesParams,
): Query<ParameterEntities, ContentError> => {
  const requested = params.parameters.map(({ entityId, valueEntities }) => [entityId, ...valueEntities])
  return defineQuery(shop, ['parameter-entities', requested], (context) => getParameterEntities(shop, params, context))
}

/**
 * `getFreshProduct` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Id of the product, and further parameters of the request.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const freshProductQuery = (
  shop: Shop,
  params: GetFreshProductParams,
): Query<ShopProduct, GetFreshProductError> =>
  defineQuery(shop, ['fresh-product', params], (context) => getFreshProduct(shop, params, context))
