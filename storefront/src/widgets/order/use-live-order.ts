import { useOrder } from '@vanek/react-hooks'
import type { AnyOrder, OrderKey } from '@vanek/sdk/orders'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** What else of the page depends on: its documents, and how it can be paid. */
const stateOf = ({ status, payment, events }: AnyOrder): string => `${status} ${payment.state} ${events.length}`

/**
 * The order of a page as it is now: it is read anew when the page comes back into sight. When something has happened to it, the
 * whole page is read anew.
 */
export function useLiveOrder(order: AnyOrder, key: OrderKey): AnyOrder {
  const { data } = useOrder(key, { initial: order })
  const { revalidate } = useRevalidator()
  const now = data ?? order
  const isOther = stateOf(now) !== stateOf(order)
  useEffect(() => {
    if (isOther) void revalidate()
  }, [isOther, revalidate])
  return now
}
