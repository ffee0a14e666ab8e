import type { CategorySuggestion, SearchResults } from '../types.ts'
import { type SearchableMenuItem, searchMenu, type SearchMenuOptions } from './menu-matches.ts'
import { suggestedCategories } from './sizes.ts'

/**
 * The categories of a dropdown: entries of the menu, virtual categories, then pages; each address once, at most five.
 */
export function suggestedFrom(
  found: Pick<SearchResults, 'menuItems' | 'virtual_categories' | 'pages'>,
  menu: readonly SearchableMenuItem[],
  query: SearchMenuOptions,
): readonly CategorySuggestion[] {
  const all = [
    ...searchMenu(menu, query),
    ...found.menuItems.entities,
    ...found.virtual_categories.entities.map(({ slug, title }) => ({ title, path: `/${slug}`, image: null })),
    ...(found.pages?.entities ?? []).map((page) => ({ ...page, image: null })),
  ]
  const byPath = new Map<string, CategorySuggestion>()
  for (const { title, path, image } of all)
    if (path !== null && !byPath.has(path)) byPath.set(path, { title, path, image: image ?? null })
  return [...byPath.values()].slice(0, suggestedCategories)
}
