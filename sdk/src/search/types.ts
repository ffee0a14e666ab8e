import type { components } from '../generated/content.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { Store } from '../kernel/store.ts'

/** What was found, by kind (B3.45). */
export interface SearchResults extends DeepReadonly<components['schemas']['SearchResults']> {}
/** An article that was found. */
export type FoundArticle = SearchResults['articles']['entities'][number]
/** A frequent question that was found. */
export type FoundQuestion = SearchResults['faq_questions']['entities'][number]

/** A category that was found. */
export interface FoundCategory {
  readonly title: string
  /** With leading slash. */
  readonly path: string
  readonly image: { readonly path: string } | null
}

/** What the dropdown under the search field offers (B4.20, B9.18). */
export interface Suggestions {
  /** The query they answer. */
  readonly q: string
  readonly products: SearchResults['products']['entities']
  /** How many products there are in all. */
  readonly productTotal: number
  readonly categories: readonly FoundCategory[]
  readonly articles: readonly FoundArticle[]
  readonly questions: readonly FoundQuestion[]
}

export interface SearchState {
  /** As it stands in the field. */
  readonly query: string
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** While loading, those of the query before. */
  readonly results: Suggestions | null
}

/** The search field of a header. */
export interface SearchStore extends Store<SearchState> {
  /** Takes what stands in the field; what is then found arrives in the state (B4.19). */
  readonly setQuery: (q: string) => void
  /** Empties the field and what was found. */
  readonly clear: () => void
}
