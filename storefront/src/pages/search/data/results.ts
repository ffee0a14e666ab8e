import type { Listing } from '@vanek/sdk/catalog'
import type { FoundArticle, FoundCategory, FoundQuestion } from '@vanek/sdk/search'

/** All that was found for a query, by kind. */
export interface Results {
  readonly listing: Listing
  /** Whether filters are chosen among the products. */
  readonly narrowed: boolean
  readonly categories: readonly FoundCategory[]
  readonly articles: readonly FoundArticle[]
  readonly questions: readonly FoundQuestion[]
}
