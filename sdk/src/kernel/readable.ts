import type { Store } from './store.ts'

/** A store as Svelte and RxJS read it. */
export interface Readable<S> {
  /** Calls `run` with the state at once, and with every state after it. Returns a function that unsubscribes. */
  readonly subscribe: (run: (state: S) => void) => () => void
}

/**
 * Reads a store by the contract of Svelte stores, so that `$cart` is its state: subscribers get the current state at
 * once. Stores of the SDK call their listeners after changes only, as React expects.
 *
 * @param store - The store, such as a cart.
 * @returns The same state; `from` of RxJS and `$` of Svelte take it.
 * @example
 * ```ts
 * const cart = toReadable(createCartStore(shop))
 * cart.subscribe(({ count }) => console.log(count))
 * ```
 */
export const toReadable = <S>({ getState, subscribe }: Store<S>): Readable<S> => ({
  subscribe(run) {
    const unsubscribe = subscribe(() => run(getState()))
    run(getState())
    return unsubscribe
  },
})
