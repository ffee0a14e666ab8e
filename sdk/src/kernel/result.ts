import { CommerceError, type ShopError } from './errors.ts'

/**
 * The result of a call or of a method of a store: data, or an error that can be expected. Programming errors and aborts throw instead.
 */
export type Result<T, E = ShopError> =
  | {
      /** Whether the call succeeded; check it before reading `data` or `error`. */
      readonly ok: true
      /** The data. */
      readonly data: T
    }
  | {
      /** Whether the call succeeded; check it before reading `data` or `error`. */
      readonly ok: false
      /** Why the call failed. */
      readonly error: E
    }

/**
 * A successful {@link Result}.
 *
 * @param data - The data.
 * @example
 * ```ts
 * const readWeather = async () => {
 *   const response = await fetch('https://weather.example/today')
 *   if (!response.ok) return fail({ code: 'server', retryable: true, outcome: 'none', issues: [] })
 *   return ok(await response.text())
 * }
 * ```
 */
export const ok = <T>(
  data: T,
): {
  /** Always true. */
  readonly ok: true
  /** The given data. */
  readonly data: T
} => ({ ok: true, data })

/**
 * A failed {@link Result}.
 *
 * @param error - The error.
 * @example
 * ```ts
 * const findFirst = async (path: string) => {
 *   const listing = await getListing(shop, { path })
 *   if (!listing.ok) return listing
 *   const [first] = listing.data.products
 *   return first ? ok(first) : fail({ code: 'empty_listing' })
 * }
 * ```
 */
export const fail = <E>(
  error: E,
): {
  /** Always false. */
  readonly ok: false
  /** The given error. */
  readonly error: E
} => ({ ok: false, error })

/**
 * Returns the data of a successful Result, and throws for a failed one. For loaders, scripts and error boundaries.
 *
 * @param result - Result of a call.
 * @returns The data.
 * @throws {@link CommerceError} if the result is an error; its `error` is that of the result.
 * @example
 * ```ts
 * const { products } = unwrap(await getListing(shop, { path: 'koupelnove-ventilatory' }))
 * ```
 */
export function unwrap<T>(result: Result<T, ShopError>): T {
  if (result.ok) return result.data
  throw new CommerceError(result.error)
}
