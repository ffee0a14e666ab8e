import type { Shop } from '@vanek/sdk'
import { type AnyOrder, getOrderClaims, type OrderClaims, type OrderKey } from '@vanek/sdk/orders'

/** The claims of an order; null when there can be none yet, and when nobody could tell. */
export async function loadClaims(shop: Shop, key: OrderKey, order: AnyOrder): Promise<OrderClaims | null> {
  if (!order.events.some(({ kind }) => kind === 'delivered')) return null
  const answer = await getOrderClaims(shop, key)
  return answer.ok ? answer.data : null
}
