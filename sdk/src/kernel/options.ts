/**
 * Options of a call; the last parameter of every call of the SDK.
 *
 * @example
 * ```ts
 * const leaving = new AbortController()
 * const product = await getProduct(shop, { slug: 'air-500' }, { signal: leaving.signal })
 * ```
 */
export interface CallOptions {
  /** Aborts the call; its promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/** Options of a call that changes something and can be repeated under a key. */
export interface WriteOptions extends CallOptions {
  /**
   * Makes repeating harmless: the same key and params are done once. 8 to 255 characters.
   *
   * @defaultValue a fresh key for each call
   */
  readonly idempotencyKey?: string
}

/** Options of a call that moves money or goods: the caller stores the key, to repeat the call after a timeout. */
export interface KeyedOptions extends CallOptions {
  /** Makes repeating harmless: the same key and params are done once. 8 to 255 characters. */
  readonly idempotencyKey: string
}

/** Params of a call that needs none; they can be left out, and are `{}` in front of options. */
export type NoParams = Readonly<Record<string, never>>
