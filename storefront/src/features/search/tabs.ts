import type { MenuItemLike } from '@vanek/sdk/search'

interface Menus {
  readonly menu: readonly MenuItemLike[]
  readonly footer: readonly MenuItemLike[]
}

// a search service names entries of the main menu only; those of the footer must not look like them
const renamed = (item: MenuItemLike): MenuItemLike => ({
  ...item,
  id: -item.id,
  children: (item.children ?? []).map(renamed),
})

/** All entries that a search looks through: the categories, then the pages about delivery, returns and the like. */
export const searchedMenu = (menus: Menus | null): readonly MenuItemLike[] =>
  menus ? [...menus.menu, ...menus.footer.flatMap(({ children = [] }) => children).map(renamed)] : []

/** Kinds of results, each under a tab of the search page; the first is the usual one and not named in addresses. */
export const tabs = [
  { code: 'produkty', title: 'Výrobky' },
  { code: 'kategorie', title: 'Kategorie a stránky' },
  { code: 'clanky', title: 'Články' },
  { code: 'dotazy', title: 'Dotazy' },
] as const

export type Tab = (typeof tabs)[number]['code']

/** The tab that an address names; null when it names none that exists. */
export const tabFrom = (text: string | null): Tab | null => tabs.find(({ code }) => code === text)?.code ?? null

/** What stands before the state of the listing in addresses of the search. */
export const beforeOf = (q: string, tab: Tab | null): Readonly<Record<string, string>> => ({ q, ...(tab && { tab }) })

/** The address of the results for a query. */
export const searchPath = (q: string, tab: Tab | null = null): string =>
  q === '' ? '/hledat' : `/hledat?${new URLSearchParams(beforeOf(q, tab)).toString()}`

/** The tab to show: the one asked for, else the first that has anything. */
export const shownTab = (asked: Tab | null, counts: Readonly<Record<Tab, number>>): Tab =>
  asked ?? tabs.find(({ code }) => counts[code] > 0)?.code ?? 'produkty'
