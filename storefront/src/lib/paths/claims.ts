import { filedParam, orderParam } from '#market/params'
import { claimPath } from '#market/paths'
import type { ClaimField, OrderKey } from '@vanek/sdk/orders'

/** Stands for the last order of this visitor in URLs and for the server, which has its key. */
const currentOrder = 'current'

/** Path of the form for an order: a customer's own, or the last one of this visitor. */
export const claimPathOf = (order: OrderKey): string =>
  `${claimPath}?${orderParam}=${encodeURIComponent('id' in order ? order.id : order.token)}`

/** Path of the confirmation of a filed claim. */
export const filedPathOf = (order: OrderKey, number: string): string =>
  `${claimPathOf(order)}&${filedParam}=${encodeURIComponent(number)}`

/** The order in the URL of the form; null if there is none. */
export function orderIn(search: URLSearchParams): OrderKey | null {
  const asked = search.get(orderParam) ?? ''
  if (asked === '') return null
  return asked === currentOrder ? { token: currentOrder } : { id: asked }
}

/** The fields of a claim that can show an error. */
export const claimFields: readonly ClaimField[] = ['item', 'amount', 'description', 'wish', 'photos']
