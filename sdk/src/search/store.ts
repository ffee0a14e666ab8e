import { createStore } from '../kernel/store.ts'
import type { Shop } from '../transport/context.ts'
import { cleanTerm } from './rules/clean-term.ts'
import type { MenuItemLike } from './rules/menu-matches.ts'
import { isSearchable } from './rules/query-parts.ts'
import type { SearchState, SearchStore } from './types.ts'

/** Options of {@link createSearchStore}. */
export interface SearchStoreOptions {
  /**
   * Returns the main menu to find categories in; called at each search. When it fails, the search goes on without it.
   */
  readonly menu: () => readonly MenuItemLike[] | Promise<readonly MenuItemLike[]>
  /** Returns the short words that are searched for anyway; called at each search. Defaults to none. */
  readonly shortTerms?: () => readonly string[]
  /**
   * Milliseconds that loading lasts at least, so that an indicator does not flicker.
   *
   * @defaultValue 200
   */
  readonly minimumMs?: number
}

const restMs = 150
const idle: SearchState = { query: '', status: 'idle', results: null }

/**
 * The state behind a search field. Typing on gives up what was asked before, so that a late answer never stands under a
 * newer query. Sends nothing for less than 3 characters, short terms apart, and until the shopper rests for 150
 * ms.
 */
export function createSearchStore(
  shop: Shop,
  { menu, shortTerms = () => [], minimumMs = 200 }: SearchStoreOptions,
): SearchStore {
  const { setState, ...store } = createStore<SearchState>(idle)
  const { clock } = shop.config
  let running = new AbortController()

  async function run(q: string, signal: AbortSignal) {
    await clock.sleep(restMs, signal)
    const asked = async () => {
      // without the menu there still are products to offer
      const items = Promise.resolve()
        .then(menu)
        .catch(() => [])
      const { suggest } = await import('./suggest.ts')
      return suggest(shop, { q, menu: await items, shortTerms: shortTerms() }, { signal })
    }
    const [answer] = await Promise.all([asked(), clock.sleep(minimumMs, signal)])
    if (signal.aborted) return
    const { query } = store.getState()
    setState(answer.ok ? { query, status: 'success', results: answer.data } : { query, status: 'error', results: null })
  }

  return {
    ...store,
    setQuery(query) {
      const state = store.getState()
      const term = cleanTerm(query)
      if (term === cleanTerm(state.query) && state.status !== 'error') return setState({ ...state, query })
      running.abort()
      running = new AbortController()
      const { signal } = running
      if (!isSearchable(term, shortTerms())) return setState({ ...idle, query })
      setState({ ...state, query, status: 'pending' })
      run(term, signal).catch(() => {
        // whatever was not given up is a failure to show
        if (!signal.aborted) setState({ query: store.getState().query, status: 'error', results: null })
      })
    },
    clear() {
      running.abort()
      setState(idle)
    },
  }
}
