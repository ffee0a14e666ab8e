/**
 * Validates responses against the contract: fields about money and identity by default, every field in development.
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
