/**
 * The context of a shop, and what all other entries share: Results, errors, stores and tokens.
 *
 * @example
 * ```ts
 * const endpoints = { shop: 'https://shop.example/store', content: 'https://shop.example/cms', cdn: '' }
 * const shop = createShop({ endpoints, currency })
 * ```
 * @module
 */
export type { Clock } from '../src/kernel/clock.ts'
export {
  CommerceError,
  type FailureOutcome,
  type Issue,
  type ShopError,
  type TransportCode,
} from '../src/kernel/errors.ts'
export { newId } from '../src/kernel/ids.ts'
export type { DeepReadonly } from '../src/kernel/readonly.ts'
export { fail, ok, unwrap, type Result } from '../src/kernel/result.ts'
export type { Store } from '../src/kernel/store.ts'
export { toReadable, type Readable } from '../src/kernel/readable.ts'
export { sameOriginTokens } from '../src/session/same-origin-tokens.ts'
export { storageTokens, type StorageTokensOptions } from '../src/session/storage-tokens.ts'
export {
  createShop,
  type Currency,
  type Endpoints,
  type Logger,
  type ResolvedConfig,
  type Shop,
  type ShopConfig,
  type TokenKind,
  type TokenStore,
} from '../src/transport/context.ts'
export { memoryTokens } from '../src/transport/tokens.ts'
export type { CallOptions, KeyedOptions, NoParams, WriteOptions } from '../src/kernel/options.ts'
export type { Query } from '../src/transport/query.ts'
