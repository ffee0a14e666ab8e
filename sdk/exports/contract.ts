/**
 * Checks answers against the contract: always those with money or identity, and every field in development.
 *
 * @example
 * ```ts
 * const send = contractFetch(fetch, shop.config.endpoints, { onBreach: console.error })
 * const checked = shop.with({ fetch: send })
 * ```
 * @module
 */
export {
  type ResponseCheck,
  type ContractBreach,
  type ContractDocument,
  checkWholeResponses,
} from '../src/contract/response-check.ts'
export { contractFetch, type ContractFetchOptions } from '../src/contract/contract-fetch.ts'
export { checkMoneyAndIdentity } from '../src/contract/money-and-identity.ts'
