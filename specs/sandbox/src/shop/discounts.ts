import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCart } from '../cart/answer.ts'
import { buyerOf, type Buyer } from '../cart/buyer.ts'
import { couponFault } from '../cart/coupon.ts'
import { lockCart } from '../cart/find.ts'
import { loadCart, type CartRow } from '../cart/load.ts'
import { goodsPrice } from '../cart/price.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Counted } from '../limits/limits.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { currencyOf, identify, mustBeCustomer } from './identity.ts'

/** Coupon and loyalty credits of a cart (C7.21 to C7.23). */
export function discountHandlers(services: Services): Handlers {
  const { database, clock, limits } = services

  async function change(
    operation: string,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (cart: CartRow, buyer: Buyer) => Promise<{ coupon_code?: string | null; credits?: number }>,
  ): Promise<Shop['CartAnswer']> {
    const identity = await identify(services, request)
    return once(services, request, reply, {
      operation,
      identity,
      async run() {
        const buyer = await buyerOf(services, identity, currencyOf(request))
        const row = await lockCart(services, identity)
        const changed = await database.q
          .updateTable('carts')
          .set(await work(row, buyer))
          .where('id', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return { status: 200, body: { cart: await answerCart(services, buyer, await loadCart(database.q, changed)) } }
      },
    })
  }

  return {
    setCoupon: (request, reply) =>
      change('setCoupon', request, reply, async (row, { list }) => {
        const tries: readonly Counted[] = [
          ['coupon', row.id],
          ['couponFrom', limits.senderOf(request)],
        ]
        await limits.count(...tries)
        const code = (request.body as { couponCode: string }).couponCode.trim().toUpperCase()
        const coupon = await database.q.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
        if (coupon === undefined) throw refusal('coupon_invalid', { field: 'couponCode' })
        const fault = couponFault(coupon, goodsPrice(await loadCart(database.q, row), list), list.currency, clock.now())
        if (fault !== null) throw refusal(fault.code, { field: 'couponCode', title: fault.title })
        await limits.giveBack(...tries)
        return { coupon_code: coupon.code }
      }),

    removeCoupon: (request, reply) =>
      change('removeCoupon', request, reply, () => Promise.resolve({ coupon_code: null })),

    async setCredits(request, reply) {
      await mustBeCustomer(services, request)
      return change('setCredits', request, reply, async (row, { customer }) => {
        const { credits } = request.body as { credits: number }
        if (credits > (customer?.credits ?? 0)) throw refusal('credits_insufficient', { field: 'credits' })
        // set for the whole cart, so credits of single lines are cleared
        await database.q.updateTable('cart_items').set({ credits: 0 }).where('cart_id', '=', row.id).execute()
        return { credits }
      })
    },
  }
}
