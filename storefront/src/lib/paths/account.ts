/** Where the pages of the account are (C2.14 to C2.22). */
export const accountPaths = {
  root: '/uzivatel',
  dashboard: '/uzivatel/prehled',
  orders: '/uzivatel/objednavky',
  settings: '/uzivatel/osobni-udaje',
  addresses: '/uzivatel/seznam-adres',
  lists: '/uzivatel/nakupni-seznamy',
  favourites: '/uzivatel/oblibene',
  password: '/uzivatel/zmena-hesla',
  email: '/uzivatel/zmena-emailu',
  deletion: '/uzivatel/zruseni-uctu',
} as const

/** Where a page of the list of orders is. */
export const ordersAt = (page: number): string =>
  page > 1 ? `${accountPaths.orders}?page=${page}` : accountPaths.orders

/** Where an order is shown (C2.17). */
export const orderPath = (id: string): string => `${accountPaths.orders}/${encodeURIComponent(id)}`

/** Where a shopping list is shown (C2.21); the wish list by its code. */
export const listPath = (id: number | string): string => `${accountPaths.lists}/${encodeURIComponent(id)}`

/** Where somebody signs in to come back to a path. */
export const signInPath = (wanted: string): string =>
  wanted === '/' ? '/prihlasit' : `/prihlasit?redirect=${encodeURIComponent(wanted)}`
