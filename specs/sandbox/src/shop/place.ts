import { storeDetails } from '../cart/store-details.ts'
import type { CartRow } from '../cart/load.ts'
import { Refusal, refusal } from '../http/errors.ts'
import { tokenOf } from '../http/hash.ts'
import { beforeOnce, once } from '../http/idempotency.ts'
import { hashPassword } from '../http/password.ts'
import { countMail } from '../mail/count-mail.ts'
import { beginAgreed, mailsOf } from '../orders/consents.ts'
import { checkPlacement } from '../orders/check.ts'
import { placeCart } from '../orders/place.ts'
import { registerCustomer } from '../orders/register.ts'
import { placedView, type OrderRow } from '../orders/view.ts'
import { paymentStartOf } from '../payments/attempts.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { currencyOf, identify, type Identity } from './identity.ts'
import { mustBeShopping } from './settings.ts'

const REPEAT_WITHIN_MS = 3600 * 1000

/** Places orders (C7.25): exactly one per cart, for any number of requests with any keys. */
export function placeHandlers(services: Services): Handlers {
  const hashing = beforeOnce()
  const placed = async (row: OrderRow): Promise<Shop['OrderPlaced']> =>
    placedView(row, services, await paymentStartOf(services, row))

  return {
    async placeOrder(request, reply): Promise<Shop['OrderPlaced']> {
      const identity = await identify(services, request)
      const placement = request.body as Shop['OrderPlacement']
      const scope = { operation: 'placeOrder', identity }
      const hashed = async (): Promise<string | null> => {
        const { registration, password } = placement
        if (registration !== true || password === undefined || !(await hasGoods(services, identity))) return null
        checkPlacement(placement)
        await countMail(services, request, `register ${placement.email.trim().toLowerCase()}`)
        return hashPassword(password)
      }
      const placing = (passwordHash: string | null) =>
        once<Shop['OrderPlaced']>(services, request, reply, {
          ...scope,
          async run() {
            const cart = await lockForPlacing(services, identity)
            const before = cart === null || cart.ordered ? await orderBefore(services, identity, cart) : undefined
            if (before) return { status: 201, body: await placed(before), replayed: true }
            // a repeated request has no passwords
            checkPlacement(placement)
            if (cart === null || (placement.registration === true && passwordHash === null)) throw refusal('cart_empty')
            const settings = await mustBeShopping(services)
            const mails = mailsOf(services, request, identity, placement)
            await services.limits.count(...mails)
            try {
              const row = await placeCart(services, identity, cart, {
                placement,
                settings,
                currency: currencyOf(request),
              })
              await beginAgreed(services, identity, placement)
              if (passwordHash !== null)
                await registerCustomer(services, identity, { placement, passwordHash, orderId: row.id })
              return { status: 201, body: await placed(row) }
            } catch (error) {
              await services.limits.giveBack(...mails)
              throw error
            }
          },
          seal: (body) => ({ ...body, order: { ...body.order, token: '' } }),
          unseal: (body) => ({
            ...body,
            order: { ...body.order, token: tokenOf(services.secret, 'order', body.order.id) },
          }),
        })
      try {
        return await placing(await hashing(request, scope, hashed))
      } catch (error) {
        if (error instanceof Refusal && !isOfKey(error)) await storeDetails(services, identity, placement)
        throw error
      }
    },
  }
}

/** Whether a request was refused only for its key: an earlier request with this key still uses the cart. */
function isOfKey({ items }: Refusal): boolean {
  return items.some(({ code }) => code === 'idempotency_conflict' || code === 'idempotency_mismatch')
}

/** Whether there is an open cart with goods, checked before anything is locked. */
async function hasGoods({ database }: Services, identity: Identity): Promise<boolean> {
  if (identity.kind === 'anonymous') return false
  const goods = database.q
    .selectFrom('carts')
    .innerJoin('cart_items', 'cart_items.cart_id', 'carts.id')
    .select('carts.id')
    .where('carts.ordered', '=', false)
    .limit(1)
  const row = await (
    identity.kind === 'guest'
      ? goods.where('carts.token_hash', '=', identity.tokenHash)
      : goods.where('carts.customer_id', '=', identity.customer.id)
  ).executeTakeFirst()
  return row !== undefined
}

/** The cart to place, locked. For a guest also an ordered cart, since the token still belongs to it. */
async function lockForPlacing({ database }: Services, identity: Identity): Promise<CartRow | null> {
  if (identity.kind === 'anonymous') return null
  const carts = database.q.selectFrom('carts').selectAll().forUpdate()
  const row =
    identity.kind === 'guest'
      ? await carts.where('token_hash', '=', identity.tokenHash).executeTakeFirst()
      : await carts.where('customer_id', '=', identity.customer.id).where('ordered', '=', false).executeTakeFirst()
  if (row === undefined && identity.kind === 'guest') throw refusal('cart_not_found')
  return row ?? null
}

/** The order placed from this cart; for a customer without a cart, the latest order. */
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
    .orderBy('code', 'desc')
    .executeTakeFirst()
}
