/** Reads of the back end that a component follows. */
export { type QueryResult, type ReadOf, type ShopQueryOptions, useShopQuery } from '../src/query/use-shop-query.ts'
