import * as texts from '#texts/features/search'
import { searchTabs } from '#market/params'
import { searchPath as path } from '#market/paths'
import type { SearchableMenuItem } from '@vanek/sdk/search'

interface Menus {
  readonly menu: readonly SearchableMenuItem[]
  readonly footer: readonly SearchableMenuItem[]
}

// a search service returns ids of the main menu only; negative ids avoid a clash with the footer
const renamed = (item: SearchableMenuItem): SearchableMenuItem => ({
  ...item,
  id: -item.id,
  children: (item.children ?? []).map(renamed),
})

/** All entries that the search includes: the categories, then the pages about delivery, returns and the like. */
export const searchedMenu = (menus: Menus | null): readonly SearchableMenuItem[] =>
  menus ? [...menus.menu, ...menus.footer.flatMap(({ children = [] }) => children).map(renamed)] : []

/** Result types, each in a tab of the search page; the first is the default and not in the URL. */
export const tabs = [
  { code: 'products', title: texts.productsTab },
  { code: 'categories', title: texts.categoriesTab },
  { code: 'articles', title: texts.articlesTab },
  { code: 'questions', title: texts.questionsTab },
] as const

export type Tab = (typeof tabs)[number]['code']

/** The tab in the URL; null if it is missing or unknown. */
export const tabFrom = (text: string | null): Tab | null =>
  tabs.find(({ code }) => searchTabs[code] === text)?.code ?? null

/** Query parameters before the state of the listing on the search page. */
export const beforeOf = (q: string, tab: Tab | null): Readonly<Record<string, string>> => ({
  q,
  ...(tab && { tab: searchTabs[tab] }),
})

/** Path of the results for a query. */
export const searchPath = (q: string, tab: Tab | null = null): string =>
  q === '' ? path : `${path}?${new URLSearchParams(beforeOf(q, tab)).toString()}`

/** The tab to show: the requested one, else the first with results. */
export const shownTab = (requested: Tab | null, counts: Readonly<Record<Tab, number>>): Tab =>
  requested ?? tabs.find(({ code }) => counts[code] > 0)?.code ?? 'products'
