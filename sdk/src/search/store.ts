import { createStore } from '../kernel/store.ts'
import type { Shop } from '../transport/context.ts'
import { normalizeQuery } from './rules/clean-term.ts'
import type { SearchableMenuItem } from './rules/menu-matches.ts'
import { isSearchable } from './rules/query-parts.ts'
import type { SearchService } from './service-calls.ts'
import type { SearchState, SearchStore } from './types.ts'

/** Options of {@link createSearchStore}. */
export interface SearchStoreOptions {
  /**
   * Returns the main menu to find categories in; called at each search. If it fails, the search continues without it.
   */
  readonly menu: () => readonly SearchableMenuItem[] | Promise<readonly SearchableMenuItem[]>
  /** Returns the short terms; called at each search. Defaults to none. */
  readonly shortTerms?: () => readonly string[]
  /** The search service. Defaults to `querySearchService`. */
  readonly service?: SearchService
  /**
   * Milliseconds that loading takes at least, so that an indicator does not flicker.
   *
   * @defaultValue 200
   */
  readonly minimumMs?: number
}

const restMs = 150
const idle: SearchState = { query: '', status: 'idle', results: null }

/**
 * Creates the state of a search field with suggestions. Requests are debounced by 150 ms and need at least 3
 * characters or a short term. Further typing aborts the previous request, so that an older response never shows.
 *
 * @param shop - The shop to call.
 * @param options - The menu to find categories in, and the short terms of the shop.
 * @returns The store; pass it every typed query.
 * @example
 * ```ts
 * const field = createSearchStore(shop, { menu: () => [] })
 * field.subscribe(() => {
 *   const { status, results } = field.getState()
 *   if (status === 'success') console.log(results?.products.map(({ name }) => name))
 * })
 * field.setQuery('ventil')
 * ```
 */
export function createSearchStore(
  shop: Shop,
  { menu, shortTerms = () => [], service, minimumMs = 200 }: SearchStoreOptions,
): SearchStore {
  const { setState, ...store } = createStore<SearchState>(idle)
  const { clock } = shop.config
  let running = new AbortController()

  async function run(q: string, signal: AbortSignal) {
    await clock.sleep(restMs, signal)
    const requested = async () => {
      // products are found without the menu
      const items = Promise.resolve()
        .then(menu)
        .catch(() => [])
      const { suggest } = await import('./suggest.ts')
      return suggest(shop, { q, menu: await items, shortTerms: shortTerms(), service }, { signal })
    }
    const [answer] = await Promise.all([requested(), clock.sleep(minimumMs, signal)])
    if (signal.aborted) return
    const { query } = store.getState()
    setState(answer.ok ? { query, status: 'success', results: answer.data } : { query, status: 'error', results: null })
  }

  return {
    ...store,
    setQuery(query) {
      const state = store.getState()
      const term = normalizeQuery(query)
      if (term === normalizeQuery(state.query) && state.status !== 'error') return setState({ ...state, query })
      running.abort()
      running = new AbortController()
      const { signal } = running
      if (!isSearchable(term, shortTerms())) return setState({ ...idle, query })
      setState({ ...state, query, status: 'pending' })
      run(term, signal).catch(() => {
        // every error except an abort is shown
        if (!signal.aborted) setState({ query: store.getState().query, status: 'error', results: null })
      })
    },
    clear() {
      running.abort()
      setState(idle)
    },
  }
}
