import { accountPaths, loginPath } from '#market/paths'
/** Path of a page of the list of orders. */
export const ordersAt = (page: number): string =>
  page > 1 ? `${accountPaths.orders}?page=${page}` : accountPaths.orders

/** Path of an order (C2.17). */
export const orderPath = (id: string): string => `${accountPaths.orders}/${encodeURIComponent(id)}`

/** Path of a shopping list (C2.21); the wish list by its code. */
export const listPath = (id: number | string): string => `${accountPaths.lists}/${encodeURIComponent(id)}`

/** Path of the sign-in that returns to a path. */
export const signInPath = (target: string): string =>
  target === '/' ? loginPath : `${loginPath}?redirect=${encodeURIComponent(target)}`
