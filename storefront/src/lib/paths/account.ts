/** Paths of the pages of the account (C2.14 to C2.22). */
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

/** Path of a page of the list of orders. */
export const ordersAt = (page: number): string =>
  page > 1 ? `${accountPaths.orders}?page=${page}` : accountPaths.orders

/** Path of an order (C2.17). */
export const orderPath = (id: string): string => `${accountPaths.orders}/${encodeURIComponent(id)}`

/** Path of a shopping list (C2.21); the wish list by its code. */
export const listPath = (id: number | string): string => `${accountPaths.lists}/${encodeURIComponent(id)}`

/** Path of the sign-in that returns to a path. */
export const signInPath = (wanted: string): string =>
  wanted === '/' ? '/prihlasit' : `/prihlasit?redirect=${encodeURIComponent(wanted)}`
