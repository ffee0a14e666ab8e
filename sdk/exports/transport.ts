/**
 * Calls of one's own: any operation of the contract, any GraphQL document, with the SDK's headers, retries and
 * Results.
 */
export { callContent, callServices, callShop, type CallResult, type CodesOf } from '../src/transport/call.ts'
export { queryContent, type TypedDocument } from '../src/transport/graphql.ts'
export type {
  ContentApi,
  CustomContentPaths,
  CustomServicesPaths,
  CustomShopPaths,
  ServicesApi,
  ShopApi,
} from '../src/transport/rest.ts'
/** A read of one's own as a definition. */
export { defineQuery } from '../src/transport/query.ts'
