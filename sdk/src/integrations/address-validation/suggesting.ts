import type { AddressSuggestion, AddressValidation, SuggestAddressParams } from '../../checkout/validation-port.ts'
import type { Clock } from '../../kernel/clock.ts'
import { createStore, type Store } from '../../kernel/store.ts'
import { isServedCountry, shortestAddressQuery } from './limits.ts'

/** Suggestions for a field of an address. */
export interface AddressSuggestionsState {
  /** Parameters that `suggestions` belong to; null if there are none. */
  readonly params: SuggestAddressParams | null
  /** Suggestions for `params`, in the order of the service; empty if there are none or the request failed. */
  readonly suggestions: readonly AddressSuggestion[]
}

/** Store of address suggestions for one field; made by {@link createAddressSuggestionsStore}. */
export interface AddressSuggestionsStore extends Store<AddressSuggestionsState> {
  /** Call it with every typed text. Requests are debounced by 200 ms; a newer text replaces the pending one. */
  readonly suggest: (question: SuggestAddressParams) => void
  /** Removes the suggestions and cancels a running request. */
  readonly clear: () => void
}

/** Options of {@link createAddressSuggestionsStore}. */
export interface AddressSuggestionsStoreOptions {
  /** The address validation service, of which only `suggest` is called. */
  readonly validation: Pick<AddressValidation, 'suggest'>
  /** Clock for the typing pause, usually `shop.config.clock`. */
  readonly clock: Clock
}

const restMs = 200
const none: AddressSuggestionsState = { params: null, suggestions: [] }

const same = (a: SuggestAddressParams | null, b: SuggestAddressParams) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Creates the state of an address autocomplete. Requests are debounced by 200 ms and need at least two characters; the
 * response to an older text is dropped. Never fails: without a response there are no suggestions.
 *
 * @param options - The address validation, and the clock that debounces.
 * @returns A store of the suggestions; call `suggest` with every typed text.
 * @example
 * ```ts
 * const validation = createAddressValidation(shop)
 * const suggestions = createAddressSuggestionsStore({ validation, clock: shop.config.clock })
 * const state = suggestions.getState()
 * ```
 */
export function createAddressSuggestionsStore({
  validation,
  clock,
}: AddressSuggestionsStoreOptions): AddressSuggestionsStore {
  const { setState, ...store } = createStore<AddressSuggestionsState>(none)
  let running = new AbortController()
  let requested: SuggestAddressParams | null = null

  const stop = () => {
    running.abort()
    running = new AbortController()
    requested = null
  }
  const run = async (question: SuggestAddressParams, signal: AbortSignal) => {
    await clock.sleep(restMs, signal)
    const suggestions = await validation.suggest(question, { signal })
    if (!signal.aborted) setState({ params: question, suggestions })
  }

  return {
    ...store,
    suggest(question) {
      if (same(requested, question)) return
      stop()
      const isShort = question.query.trim().length < shortestAddressQuery
      if (isShort || !isServedCountry(question.country)) return setState(none)
      requested = question
      const { signal } = running
      run(question, signal).catch(() => {
        if (!signal.aborted) setState({ params: question, suggestions: [] })
      })
    },
    clear() {
      stop()
      setState(none)
    },
  }
}
