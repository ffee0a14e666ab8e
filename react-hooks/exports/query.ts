/**
 * Reading from the back end by query definitions.
 *
 * @module
 */
export { type QueryResult, type ReadOf, type ShopQueryOptions, useShopQuery } from '../src/query/use-shop-query.ts'
