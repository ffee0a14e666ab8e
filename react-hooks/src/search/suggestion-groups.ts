import type { ArticleSuggestion, CategorySuggestion, QuestionSuggestion, Suggestions } from '@vanek/sdk/search'

/** What every suggestion has. */
interface OptionOf<Kind extends string, Item> {
  /** Place among all options, from 0. */
  readonly index: number
  /** Kind of the suggestions. */
  readonly kind: Kind
  /** The suggestion itself. */
  readonly item: Item
}

/** A query that completes the typed text. */
interface TermSuggestion {
  /** The words. */
  readonly title: string
}

/** A suggestion under a search field. */
export type SearchOption =
  | OptionOf<'term', TermSuggestion>
  | OptionOf<'product', Suggestions['products'][number]>
  | OptionOf<'category', CategorySuggestion>
  | OptionOf<'article', ArticleSuggestion>
  | OptionOf<'question', QuestionSuggestion>

/** Suggestions of one kind; never empty. */
export interface SearchGroup {
  /** Kind of the suggestion. */
  readonly kind: SearchOption['kind']
  /** The suggestions; their indexes continue from group to group. */
  readonly options: readonly SearchOption[]
}

/** Suggestions in groups by kind, with indexes for the arrow keys. */
export function suggestionGroups(results: Suggestions | null): readonly SearchGroup[] {
  if (!results) return []
  const found = [
    ...results.terms.map((title) => ({ kind: 'term', item: { title } }) as const),
    ...results.products.map((item) => ({ kind: 'product', item }) as const),
    ...results.categories.map((item) => ({ kind: 'category', item }) as const),
    ...results.articles.map((item) => ({ kind: 'article', item }) as const),
    ...results.questions.map((item) => ({ kind: 'question', item }) as const),
  ]
  const options = found.map((option, index): SearchOption => ({ ...option, index }))
  const kinds = [...new Set(options.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, options: options.filter((option) => option.kind === kind) }))
}
