/**
 * Calls that the SDK lacks: any operation of the contract and any GraphQL query, with the headers, retries and Results
 * of the SDK.
 *
 * @example
 * ```ts
 * const answer = await callShop(shop, (api) => api.GET('/api/v1/cart'))
 * ```
 * @module
 */
export { callContent, callServices, callShop } from '../src/transport/call.ts'
export { queryContent, type TypedDocument } from '../src/transport/graphql.ts'
export type {
  ContentApi,
  CustomContentPaths,
  CustomServicesPaths,
  CustomShopPaths,
  ServicesApi,
  ShopApi,
} from '../src/transport/rest.ts'
export { defineQuery } from '../src/transport/query.ts'
