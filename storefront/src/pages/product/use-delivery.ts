import { useShop } from '@vanek/react-hooks'
import { deliveryOptions, type DeliveryOptions } from '@vanek/sdk/checkout'
import { canBeOrdered, type Product, type Variant } from '@vanek/sdk/product'
import { useMemo, useSyncExternalStore } from 'react'
import type { WaysData } from '../../entities/delivery/load-ways.ts'
import { fullWay } from '../../entities/delivery/ways.ts'
import { useFreeFrom } from '../../entities/product/badges.tsx'
import { calendar } from '../../market/calendar.ts'

const minuteMs = 60_000

/** The current time to the minute; during hydration the time the page was rendered for. It is never earlier, even if the clock is slow. */
function useNow(since: number): Date {
  const { clock } = useShop().config
  const minute = useSyncExternalStore(
    (changed) => {
      const timer = setInterval(changed, minuteMs / 4)
      return () => clearInterval(timer)
    },
    () => Math.max(since, Math.floor(clock.now() / minuteMs) * minuteMs),
    () => since,
  )
  return useMemo(() => new Date(minute), [minute])
}

export interface DeliveryProps {
  readonly product: Product
  readonly variant: Variant
  readonly data: WaysData
}

/** The delivery methods of a variant as of now; null if it cannot be ordered, or if none are known. */
export function useDelivery({
  product,
  variant,
  data,
}: DeliveryProps): (DeliveryOptions & { readonly now: Date }) | null {
  const now = useNow(data.since)
  const freeFrom = useFreeFrom()
  const { availability, warehouses, prices } = variant
  if (!canBeOrdered(availability) || data.ways.length === 0) return null
  const { freeShippers, oversized = false } = product
  try {
    const options = deliveryOptions(data.ways.map(fullWay), {
      goods: { variantId: variant.id, amount: availability.amountMin, availability, warehouses },
      ...{ oversized, freeShippers, freeFrom, now, calendar },
      price: prices.unitWithTax,
    })
    return { ...options, now }
  } catch {
    // the delivery methods break the contract: the page renders without them
    return null
  }
}
