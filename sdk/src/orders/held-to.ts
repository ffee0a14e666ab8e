import type { OrderKey } from './calls.ts'

/** Names, at a storefront server, the order that this visitor placed or opened last. */
const current = 'current'

/**
 * The key of an order that a page shows. `current` is held to the number of that order: once another tab has opened
 * another one, the storefront server answers `not_found` instead of taking one order for the other.
 */
export const heldTo = (order: OrderKey, code: string): OrderKey =>
  'token' in order && order.token === current && /^[\w-]{1,64}$/.test(code) ? { token: `${current}~${code}` } : order
