import { findCart } from '../cart/find.ts'
import type { CartRow } from '../cart/load.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import { hashPassword } from '../http/password.ts'
import { checkPlacement } from '../orders/check.ts'
import { placeCart } from '../orders/place.ts'
import { registerCustomer } from '../orders/register.ts'
import { placedView, type OrderRow } from '../orders/view.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeShopping } from './cart.ts'
import { identify, type Identity } from './identity.ts'

const REPEAT_WITHIN_MS = 3600 * 1000

/** Placing an order (C7.25): exactly one per cart, however often and by whichever key it is asked for. */
export function placeHandlers(services: Services): Handlers {
  return {
    async placeOrder(request, reply): Promise<Shop['OrderPlaced']> {
      const identity = await identify(services, request)
      const placement = request.body as Shop['OrderPlacement']
      checkPlacement(placement)
      const registers = placement.registration === true && placement.password !== undefined
      // slow on purpose, so not while rows are locked
      const passwordHash = registers ? await hashPassword(placement.password ?? '') : null
      return once<Shop['OrderPlaced']>(services, request, reply, {
        operation: 'placeOrder',
        identity,
        async run() {
          const cart = await lockForPlacing(services, identity)
          const before = cart === null || cart.ordered ? await orderBefore(services, identity, cart) : undefined
          if (before) return { status: 201, body: placedView(before, services.secret), replayed: true }
          if (cart === null) throw refusal('cart_empty')
          await mustBeShopping(services)
          const row = await placeCart(services, identity, cart, placement)
          if (passwordHash !== null) await registerCustomer(services, placement, passwordHash)
          return { status: 201, body: placedView(row, services.secret) }
        },
        seal: (body) => ({ ...body, order: { ...body.order, token: '' } }),
        unseal: (body) => {
          const { id, code, created, token: _token, ...doc } = body.order
          const row = { id, code, created, doc } as unknown as OrderRow
          return { ...placedView(row, services.secret), payment: body.payment }
        },
      })
    },
  }
}

/** The cart to place, locked; an ordered one too when it is a guest's, whose token still names it. */
async function lockForPlacing(services: Services, identity: Identity): Promise<CartRow | null> {
  if (identity.kind !== 'guest') return findCart(services, identity, { lock: true })
  const row = await services.database.q
    .selectFrom('carts')
    .selectAll()
    .where('token_hash', '=', identity.tokenHash)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw refusal('cart_not_found')
  return row
}

/** The order that this cart became; for a customer without a cart the one just placed. */
async function orderBefore(
  { database, clock }: Services,
  identity: Identity,
  cart: CartRow | null,
): Promise<OrderRow | undefined> {
  const orders = database.q.selectFrom('orders').selectAll()
  if (cart !== null) return orders.where('cart_id', '=', cart.id).executeTakeFirstOrThrow()
  if (identity.kind !== 'customer') return undefined
  return orders
    .where('customer_id', '=', identity.customer.id)
    .where('created', '>', new Date(clock.now().getTime() - REPEAT_WITHIN_MS).toISOString())
    .orderBy('created', 'desc')
    .executeTakeFirst()
}
