import type { ShopError } from './errors.ts'
import type { CallOptions } from './options.ts'

/**
 * Definition of a query, for the resource store, TanStack Query, a router's loader or a plain `await`. `E` is the error
 * of its call: `productQuery` is a `Query<Product, GetProductError>`.
 */
export interface Query<T, E extends ShopError = ShopError> {
  /** The name of the read, the language, domain, currency and prices of the shop in one text, then the parameters. */
  readonly queryKey: readonly unknown[]
  /** Throws a `CommerceError`, whose `error` is an `E`. */
  readonly queryFn: (context?: CallOptions) => Promise<T>
  /** Carries the type of the error only; never set at run time. */
  readonly __error?: E
}
