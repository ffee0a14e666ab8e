import type { components } from '../generated/content.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { Store } from '../kernel/store.ts'

/** Results of a search, by kind. */
export interface SearchResults extends DeepReadonly<components['schemas']['SearchResults']> {}
/** An article that was found. */
export type ArticleSuggestion = SearchResults['articles']['entities'][number]
/** A frequent question that was found. */
export type QuestionSuggestion = SearchResults['faq_questions']['entities'][number]

/** A category that was found. */
export interface CategorySuggestion {
  /** Title of the category in the language of the shop. */
  readonly title: string
  /** Path with leading slash. */
  readonly path: string
  /** Picture of the category; null if there is none. */
  readonly image: {
    /** Path of the picture, for `imageUrl` of `@vanek/sdk/images`. */
    readonly path: string
  } | null
}

/** Contents of the dropdown under a search field. {@link suggest} returns them. */
export interface Suggestions {
  /** The query they belong to, without redundant spaces. */
  readonly q: string
  /** Corrected query; null if it has no typing errors. */
  readonly meant: string | null
  /** Suggested queries: corrections and completions. */
  readonly terms: readonly string[]
  /** The best products, at most 10. */
  readonly products: SearchResults['products']['entities']
  /** How many products there are in all. */
  readonly productTotal: number
  /** Entries of the main menu, virtual categories and pages of text, at most 5. */
  readonly categories: readonly CategorySuggestion[]
  /** Articles, at most 10. */
  readonly articles: readonly ArticleSuggestion[]
  /** Frequently asked questions, at most 10. */
  readonly questions: readonly QuestionSuggestion[]
}

/** State of a {@link SearchStore}. */
export interface SearchState {
  /** Text of the search field, unchanged. */
  readonly query: string
  /** `idle` while there is nothing to search for, `error` when the last search failed. */
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  /** The results; while `pending`, those of the previous query; null if there are none. */
  readonly results: Suggestions | null
}

/** Store behind a search field. {@link createSearchStore} creates it. */
export interface SearchStore extends Store<SearchState> {
  /** Sets the text of the field and starts a search; results arrive in the state. */
  readonly setQuery: (q: string) => void
  /** Empties the field and the results, and aborts a running search. */
  readonly clear: () => void
}
