import { randomUUID } from 'node:crypto'
import { type Shop, unwrap } from '@vanek/sdk'
import { getUserOrder, type OrderDetails } from '@vanek/sdk/account'
import { addCartItem } from '@vanek/sdk/cart'
import { placeOrder } from '@vanek/sdk/checkout'
import type { OrderStatus } from '@vanek/sdk/orders'
import { payments } from './buying.ts'
import { pickProduct } from './catalogue.ts'
import { devTool } from './dev-tool.ts'
import { ownAddress, ownPhone } from './company.ts'

const HOUR_MS = 3_600_000
const courier = 1

/** An order by courier of a signed-in customer, placed in the sandbox; with cash on delivery by default. */
export async function orderAtDoor(
  sandboxUrl: string,
  shop: Shop,
  email: string,
  payment: number = payments.cod,
): Promise<OrderDetails> {
  const { variant } = await pickProduct(sandboxUrl)
  unwrap(await addCartItem(shop, { variantId: variant.id, amount: 1 }))
  const placement = {
    ...{ name: 'Jan Novák', firstName: 'Jan', lastName: 'Novák', email, phone: ownPhone },
    ...{
      billing_address: ownAddress,
      shipping: { name: 'Jan Novák', address: ownAddress },
      business: null,
      branch_id: null,
    },
    ...{ shipper_id: courier, payment_id: payment, terms: true as const },
  }
  return unwrap(await placeOrder(shop, placement, { idempotencyKey: randomUUID() })).order
}

/** Moves the sandbox's clock until an order has a status; the caller resets the clock. */
export const moveUntil = (sandboxUrl: string, shop: Shop, id: string, status: OrderStatus): Promise<OrderDetails> =>
  clockAhead(sandboxUrl).until(
    async () => unwrap(await getUserOrder(shop, { id })),
    (order) => order.status === status,
    // there may be only half an hour between packing and dispatch
    status === 'packed' ? 0.5 : 3,
  )

/** The sandbox's clock. It continues from where it was moved to; the caller resets it. */
export function clockAhead(sandboxUrl: string) {
  let hours = 0
  return {
    /** Moves it by some hours at a time until a condition holds. */
    async until<Read>(read: () => Promise<Read>, isThere: (now: Read) => boolean, step = 12): Promise<Read> {
      for (const end = hours + 21 * 24; hours < end; hours += step) {
        await devTool(sandboxUrl, 'clock', { aheadMs: hours * HOUR_MS })
        const now = await read()
        if (isThere(now)) return now
      }
      throw new Error('The condition was never met')
    },
  }
}
