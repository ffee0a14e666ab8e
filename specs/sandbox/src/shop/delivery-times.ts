import type { Handlers } from '../services.ts'
import type { Shop } from '../wire.ts'

/** Spans of time in which a shipper comes (C7.26). */
export function deliveryTimeHandlers(): Handlers {
  return {
    getDeliveryTimes: async (): Promise<Shop['DeliveryTime'][]> => [],
  }
}
