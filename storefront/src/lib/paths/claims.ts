import type { OrderKey } from '@vanek/sdk/orders'

/** Names the order that this visitor placed last, in addresses and for the server, which knows its key. */
const currentOrder = 'current'

/** Where faulty goods of an order are claimed (A6.11). */
export const claimPath = '/podat-reklamaci'

/** The form for an order: a customer's own, or the one that this visitor placed last. */
export const claimPathOf = (order: OrderKey): string =>
  `${claimPath}?objednavka=${encodeURIComponent('id' in order ? order.id : order.token)}`

/** Where a claim that was just filed is confirmed. */
export const filedPathOf = (order: OrderKey, number: string): string =>
  `${claimPathOf(order)}&podana=${encodeURIComponent(number)}`

/** The order that an address of the form names; null when it names none. */
export function orderIn(search: URLSearchParams): OrderKey | null {
  const asked = search.get('objednavka') ?? ''
  if (asked === '') return null
  return asked === currentOrder ? { token: currentOrder } : { id: asked }
}
