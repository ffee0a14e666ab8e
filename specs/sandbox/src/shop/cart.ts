import type { FastifyReply, FastifyRequest } from 'fastify'
import { addLine, type Written } from '../cart/add-line.ts'
import { answerCart } from '../cart/answer.ts'
import { buyerOf, type Buyer } from '../cart/buyer.ts'
import { choiceOf } from '../cart/choice.ts'
import { removeLine, lineOf, type Draft } from '../cart/draft.ts'
import { findCart, lockCart, openCart } from '../cart/find.ts'
import { loadCart } from '../cart/load.ts'
import { setAmount } from '../cart/set-amount.ts'
import { draftOf, saveDraft } from '../cart/write.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { guestTokens } from './guest-token.ts'
import { currencyOf, identify } from './identity.ts'
import { mustBeShopping, type Settings } from './settings.ts'

interface ById {
  readonly id: number
}

interface CartQuery {
  readonly shipper_id?: number
  readonly payment_id?: number
  readonly order_gifts?: string
}

/** The cart (C7.12 to C7.16). Every write locks the cart, so that no change is lost. */
export function cartHandlers(services: Services): Handlers {
  const { database, limits } = services

  /** A write that returns the changed cart. */
  async function change(
    operation: string,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (draft: Draft) => void,
  ): Promise<Shop['CartAnswer']> {
    const identity = await identify(services, request)
    return once(services, request, reply, {
      operation,
      identity,
      async run() {
        const draft = await draftOf(database.q, await lockCart(services, identity))
        work(draft)
        const { cart } = await saveDraft(database.q, draft)
        return {
          status: 200,
          body: { cart: await answerCart(services, await buyerOf(services, identity, currencyOf(request)), cart) },
        }
      },
    })
  }

  return {
    async getCart(request): Promise<Shop['Cart']> {
      const identity = await identify(services, request)
      const { shipper_id, payment_id, order_gifts = '' } = request.query as CartQuery
      const row = await findCart(services, identity)
      const buyer = await buyerOf(services, identity, currencyOf(request))
      const cart = row && (await loadCart(database.q, row))
      if (cart === null) return answerCart(services, buyer, cart)
      const gifts = order_gifts.split(',').filter(Boolean).map(Number)
      const choice = await choiceOf(services, { cart, list: buyer.list }, { shipper_id, payment_id, gifts })
      return answerCart(services, buyer, cart, { choice })
    },

    async addCartItem(request, reply): Promise<Shop['ItemAdded']> {
      const identity = await identify(services, request)
      const { meta, hidden, shown, becomes } = guestTokens<Shop['ItemAdded']>(services, identity)
      return once<Shop['ItemAdded']>(services, request, reply, {
        operation: 'addCartItem',
        identity,
        async run() {
          const settings = await mustBeShopping(services)
          if (identity.kind === 'anonymous') await limits.count(['newCart', limits.senderOf(request)])
          const input = request.body as Shop['CartItemForAdd']
          const buyer = await buyerOf(services, identity, currencyOf(request))
          const draft = await draftOf(database.q, await openCart(services, identity), [input.id])
          const { cart, item, ...rest } = await answerLine(draft, addLine(draft, input, buyer), { buyer, settings })
          return { status: 200, body: { cart, addedItem: item, ...rest, meta: meta(draft.row.id) } }
        },
        seal: hidden,
        unseal: shown,
        becomes,
      })
    },

    async updateCartItem(request, reply): Promise<Shop['ItemUpdated']> {
      const identity = await identify(services, request)
      return once<Shop['ItemUpdated']>(services, request, reply, {
        operation: 'updateCartItem',
        identity,
        async run() {
          const draft = await draftOf(database.q, await lockCart(services, identity))
          const { amount } = request.body as { amount: number }
          const buyer = await buyerOf(services, identity, currencyOf(request))
          const written = setAmount(draft, (request.params as ById).id, amount, buyer)
          const { cart, item, ...rest } = await answerLine(draft, written, { buyer })
          return { status: 200, body: { cart, updatedItem: item, ...rest } }
        },
      })
    },

    removeCartItem: (request, reply) =>
      change('removeCartItem', request, reply, (draft) =>
        removeLine(draft, lineOf(draft, (request.params as ById).id)),
      ),

    clearCart: (request, reply) =>
      change('clearCart', request, reply, (draft) => {
        for (const line of draft.lines) removeLine(draft, line)
      }),
  }

  /** Stores a draft in which one line has changed; returns this line too. */
  async function answerLine(
    draft: Draft,
    { lineId, changedAmount, warnings }: Written,
    { buyer, settings }: { buyer: Buyer; settings?: Settings },
  ) {
    const { cart, idOf } = await saveDraft(database.q, draft)
    const itemId = idOf(lineId)
    const answer = await answerCart(services, buyer, cart, settings && { settings })
    const item = answer.items.flatMap((one) => [one, ...one.items]).find(({ id }) => id === itemId)
    if (item === undefined) throw new Error('The line that was just written is not in the cart.')
    return { cart: answer, item, changedAmount, warnings: warnings.map((one) => ({ ...one, itemId })) }
  }
}
