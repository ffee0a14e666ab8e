import { answerCart } from '../cart/answer.ts'
import { lockCart, touchCart } from '../cart/find.ts'
import { loadCart, type CartRow } from '../cart/load.ts'
import { couponHolds, priceCart } from '../cart/price.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers, Services } from '../services.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../wire.ts'
import { identify, mustBeCustomer, priceListOf, type Identity } from './identity.ts'

/** Coupon and loyalty credits of a cart (C7.21 to C7.23). */
export function discountHandlers(services: Services): Handlers {
  const { database, clock } = services

  async function change(
    operation: string,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (cart: CartRow, identity: Identity) => Promise<{ coupon_code?: string | null; credits?: number }>,
  ): Promise<Shop['CartAnswer']> {
    const identity = await identify(services, request)
    return once(services, request, reply, {
      operation,
      identity,
      async run() {
        const cart = await lockCart(services, identity)
        await database.q
          .updateTable('carts')
          .set(await work(cart, identity))
          .where('id', '=', cart.id)
          .execute()
        const { cart: answer } = await answerCart(services, identity, await touchCart(services, cart))
        return { status: 200, body: { cart: answer } }
      },
    })
  }

  return {
    setCoupon: (request, reply) =>
      change('setCoupon', request, reply, async (cart, identity) => {
        const code = (request.body as { couponCode: string }).couponCode.trim().toUpperCase()
        const coupon = await database.q.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
        const list = await priceListOf(services, identity)
        const { items } = priceCart(await loadCart(database.q, cart), list, clock.now())
        if (coupon === undefined || !couponHolds(coupon, items, clock.now()))
          throw refusal('coupon_invalid', { field: 'couponCode' })
        return { coupon_code: coupon.code }
      }),

    removeCoupon: (request, reply) =>
      change('removeCoupon', request, reply, () => Promise.resolve({ coupon_code: null })),

    async setCredits(request, reply) {
      const customer = await mustBeCustomer(services, request)
      return change('setCredits', request, reply, async (cart) => {
        const { credits } = request.body as { credits: number }
        if (credits > customer.credits) throw refusal('credits_insufficient', { field: 'credits' })
        // said for the cart as a whole: no line has credits of its own any more
        await database.q.updateTable('cart_items').set({ credits: 0 }).where('cart_id', '=', cart.id).execute()
        return { credits }
      })
    },
  }
}
