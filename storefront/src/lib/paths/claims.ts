import { filedParam, orderParam } from '#market/params'
import { claimPath } from '#market/paths'
import type { ClaimField, OrderKey } from '@vanek/sdk/orders'

/** The last order of this visitor in URLs; the server has its key. */
const currentOrder = 'current'

/** Path of the form for an order: a customer's own, or the last one of this visitor. */
export const claimPathOf = (order: OrderKey): string =>
  `${claimPath}?${orderParam}=${encodeURIComponent('id' in order ? order.id : order.token)}`

/** Path of the confirmation of a filed claim. */
export const filedPathOf = (order: OrderKey, number: string): string =>
  `${claimPathOf(order)}&${filedParam}=${encodeURIComponent(number)}`

/** The order in the URL of the form; null if there is none. */
export function orderIn(search: URLSearchParams): OrderKey | null {
  const order = search.get(orderParam) ?? ''
  if (order === '') return null
  return order === currentOrder ? { token: currentOrder } : { id: order }
}

/** The fields of a claim that can show an error. */
export const claimFields: readonly ClaimField[] = ['item', 'amount', 'description', 'wish', 'photos']
