/**
 * Reading from the back end by query definitions.
 *
 * @module
 */
export {
  type UseShopQueryResult,
  type UseReadResult,
  type UseShopQueryOptions,
  useShopQuery,
} from '../src/query/use-shop-query.ts'
