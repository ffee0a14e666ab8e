/** Error codes that every call can have. `unsupported`: the back end does not have this operation. */
export type TransportCode =
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'rate_limited'
  | 'server'
  | 'contract'
  | 'unsupported'

/** One reason of a rejection, from the back end. */
export interface Issue {
  /** Code of the reason, like `required`. */
  readonly code: string
  /** Path of the invalid value in the request; null when the reason is not about one value. */
  readonly field: string | null
  /** Message of the back end for the shopper; can be empty. */
  readonly title: string
}

/** Whether the requested change was made: `none` is no, `applied` is yes, `unknown` has to be checked. */
export type FailureOutcome = 'none' | 'unknown' | 'applied'

/**
 * An error that can be expected, discriminated on `code`: one of the operation's own codes or a `TransportCode`.
 * A plain object, so that it survives JSON on its way from server to browser.
 */
export interface ShopError<C extends string = string> {
  /** Error code of the operation, or a {@link TransportCode}. */
  readonly code: C | TransportCode
  /** HTTP status; undefined without a response. */
  readonly status?: number
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  /** Whether the requested change was made: `none`, `unknown` (read the state before repeating it) or `applied`. */
  readonly outcome: FailureOutcome
  /** Reasons from the back end; empty for transport errors. */
  readonly issues: readonly Issue[]
  /** The back end's id of the request, for support. */
  readonly requestId?: string
  /** Milliseconds to wait before a retry, if the back end requested it. */
  readonly retryAfter?: number
  /** What a query function threw instead of a `CommerceError`, for developers: a bug, or a chunk that did not load. */
  readonly cause?: unknown
}

/**
 * A {@link ShopError} as an exception. Its message is the title of the first issue, or the code without one.
 *
 * @example
 * ```ts
 * try {
 *   console.log(unwrap(await getUser(shop)).firstName)
 * } catch (error) {
 *   if (!(error instanceof CommerceError)) throw error
 *   console.log(error.error.code) // 'unauthorized', 'network', ...
 * }
 * ```
 */
export class CommerceError extends Error {
  /** Always `CommerceError`. */
  override readonly name = 'CommerceError'
  /** The error that was thrown; a plain object. */
  readonly error: ShopError

  constructor(error: ShopError) {
    super(error.issues[0]?.title || error.code, error)
    this.error = error
  }
}

/** A ShopError created on this side, without a response of the back end. */
export const localError = <C extends string>(code: C, more: Partial<ShopError<C>> = {}): ShopError<C> => ({
  code,
  retryable: false,
  outcome: 'none',
  issues: [],
  ...more,
})

/** The error of a response that violates the contract. `field` is the operation, such as `getCart`. */
export const contractError = (operation: string, outcome: FailureOutcome = 'none'): ShopError<never> => ({
  ...{ code: 'contract', retryable: false, outcome },
  issues: [{ code: 'contract', field: operation, title: '' }],
})
