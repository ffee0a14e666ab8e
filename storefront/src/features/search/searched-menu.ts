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
