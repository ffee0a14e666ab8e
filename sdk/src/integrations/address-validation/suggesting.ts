import type { AddressSuggestion, AddressValidation, SuggestionQuestion } from '../../checkout/validation-port.ts'
import type { Clock } from '../../kernel/clock.ts'
import { createStore, type Store } from '../../kernel/store.ts'
import { isServedCountry, shortestAddressQuery } from './limits.ts'

/** What is offered under a field of an address at a moment. */
export interface AddressSuggestionsState {
  /** What it is offered for; null when nothing was asked. */
  readonly question: SuggestionQuestion | null
  readonly suggestions: readonly AddressSuggestion[]
}

export interface AddressSuggestions extends Store<AddressSuggestionsState> {
  /** What was typed so far; asked once the shopper rests, and a newer question makes it superfluous. */
  readonly ask: (question: SuggestionQuestion) => void
  /** Offers nothing any more, and gives up what is on its way. */
  readonly clear: () => void
}

export interface AddressSuggestionsOptions {
  readonly validation: Pick<AddressValidation, 'suggest'>
  /** The shop's. */
  readonly clock: Clock
}

const restMs = 200
const none: AddressSuggestionsState = { question: null, suggestions: [] }

const same = (a: SuggestionQuestion | null, b: SuggestionQuestion) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The state behind a field that offers addresses. Asks when the shopper rests for 200 ms over at least two characters; a late
 * answer never stands under a newer text. Never fails: where there is no answer there is nothing to offer.
 */
export function createAddressSuggestions({ validation, clock }: AddressSuggestionsOptions): AddressSuggestions {
  const { setState, ...store } = createStore<AddressSuggestionsState>(none)
  let running = new AbortController()
  let asked: SuggestionQuestion | null = null

  const stop = () => {
    running.abort()
    running = new AbortController()
    asked = null
  }
  const run = async (question: SuggestionQuestion, signal: AbortSignal) => {
    await clock.sleep(restMs, signal)
    const suggestions = await validation.suggest(question, { signal })
    if (!signal.aborted) setState({ question, suggestions })
  }

  return {
    ...store,
    ask(question) {
      if (same(asked, question)) return
      stop()
      const isShort = question.query.trim().length < shortestAddressQuery
      if (isShort || !isServedCountry(question.country)) return setState(none)
      asked = question
      const { signal } = running
      run(question, signal).catch(() => {
        if (!signal.aborted) setState({ question, suggestions: [] })
      })
    },
    clear() {
      stop()
      setState(none)
    },
  }
}
