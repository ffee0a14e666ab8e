/** Codes every call can end with, whatever it asks for. */
export type TransportCode = 'network' | 'timeout' | 'unauthorized' | 'rate_limited' | 'server' | 'contract'

/** One reason of a refusal. `field` is the path of the value at fault, `title` a sentence for the shopper. */
export interface Issue {
  readonly code: string
  readonly field: string | null
  readonly title: string
}

/** Whether what was asked for has happened: no, nobody can tell before asking again, or yes. */
export type FailureOutcome = 'none' | 'unknown' | 'applied'

/**
 * An error that can be expected, discriminated on `code`: one of the operation's own codes or a `TransportCode`.
 * A plain object, so that it survives JSON on its way from server to browser.
 */
export interface ShopError<C extends string = string> {
  readonly code: C | TransportCode
  /** HTTP status, when there was an answer at all. */
  readonly status?: number
  /** Whether the same request may go well later. */
  readonly retryable: boolean
  readonly outcome: FailureOutcome
  /** Reasons as the back end gave them; empty for transport errors. */
  readonly issues: readonly Issue[]
  /** The back end's id of the request, for support. */
  readonly requestId?: string
  /** Milliseconds to wait before trying again, when the back end said so. */
  readonly retryAfter?: number
}

/** A ShopError as something that can be thrown. */
export class CommerceError extends Error {
  override readonly name = 'CommerceError'
  readonly error: ShopError

  constructor(error: ShopError) {
    super(error.issues[0]?.title ?? error.code)
    this.error = error
  }
}

/** A ShopError made on this side, without an answer of the back end. */
export const localError = <C extends string>(code: C, more: Partial<ShopError<C>> = {}): ShopError<C> => ({
  code,
  retryable: false,
  outcome: 'none',
  issues: [],
  ...more,
})
