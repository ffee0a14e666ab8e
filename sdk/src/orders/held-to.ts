import type { OrderKey } from './calls.ts'

/** Names, at a storefront server, the order that this visitor placed or opened last. */
const current = 'current'

/**
 * Binds the key of an order to the order that a page shows. If another tab has opened another order meanwhile, the
 * storefront server returns `not_found` instead of using the wrong one.
 *
 * @param order - The key that the page was opened with; only `current` is bound.
 * @param code - Code of the order that the page shows.
 */
export const bindOrderKey = (order: OrderKey, code: string): OrderKey =>
  'token' in order && order.token === current && /^[\w-]{1,64}$/.test(code) ? { token: `${current}~${code}` } : order
