import type { FoundArticle, FoundCategory, FoundQuestion, Suggestions } from '@vanek/sdk/search'

/** Something that can be followed from under the search field. */
export type SearchOption =
  | { readonly index: number; readonly kind: 'product'; readonly item: Suggestions['products'][number] }
  | { readonly index: number; readonly kind: 'category'; readonly item: FoundCategory }
  | { readonly index: number; readonly kind: 'article'; readonly item: FoundArticle }
  | { readonly index: number; readonly kind: 'question'; readonly item: FoundQuestion }

/** Options of one kind, never empty; their indexes run on from group to group. */
export interface SearchGroup {
  readonly kind: SearchOption['kind']
  readonly options: readonly SearchOption[]
}

/** What was found, in groups by kind, counted through for the arrow keys. */
export function suggestionGroups(results: Suggestions | null): readonly SearchGroup[] {
  if (!results) return []
  const found = [
    ...results.products.map((item) => ({ kind: 'product', item }) as const),
    ...results.categories.map((item) => ({ kind: 'category', item }) as const),
    ...results.articles.map((item) => ({ kind: 'article', item }) as const),
    ...results.questions.map((item) => ({ kind: 'question', item }) as const),
  ]
  const options = found.map((option, index): SearchOption => ({ ...option, index }))
  const kinds = [...new Set(options.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, options: options.filter((option) => option.kind === kind) }))
}
