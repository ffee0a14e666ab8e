import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCart } from '../cart/answer.ts'
import { choiceOf } from '../cart/choice.ts'
import { findCart, lockCart, openCart, touchCart } from '../cart/find.ts'
import type { CartRow } from '../cart/load.ts'
import { itemView } from '../cart/view.ts'
import { addItem, removeAllItems, removeItem, setAmount, type Written } from '../cart/write.ts'
import { Refusal, refusal, type ErrorItem } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import { tokenOf } from '../http/hash.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { identify, priceListOf, type Identity } from './identity.ts'
import { readSettings } from './settings.ts'

interface ById {
  readonly id: number
}

/** The cart (C7.12 to C7.16). Every write locks the cart, so that none is lost. */
export function cartHandlers(services: Services): Handlers {
  /** A write that answers the cart as it is afterwards. */
  async function change(
    operation: string,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (cart: CartRow) => Promise<void>,
  ): Promise<Shop['CartAnswer']> {
    const identity = await identify(services, request)
    return once(services, request, reply, {
      operation,
      identity,
      async run() {
        const cart = await lockCart(services, identity)
        await work(cart)
        const { cart: answer } = await answerCart(services, identity, await touchCart(services, cart))
        return { status: 200, body: { cart: answer } }
      },
    })
  }

  return {
    async getCart(request): Promise<Shop['Cart']> {
      const identity = await identify(services, request)
      const { shipper_id, payment_id } = request.query as { shipper_id?: number; payment_id?: number }
      const choice = await choiceOf(services.database.q, shipper_id, payment_id)
      return (await answerCart(services, identity, await findCart(services, identity), choice)).cart
    },

    async addCartItem(request, reply): Promise<Shop['ItemAdded']> {
      const identity = await identify(services, request)
      const guest = identity.kind !== 'customer'
      return once<Shop['ItemAdded']>(services, request, reply, {
        operation: 'addCartItem',
        identity,
        async run() {
          await mustBeShopping(services)
          const cart = await openCart(services, identity)
          const wish = request.body as Shop['CartItemForAdd']
          const list = await priceListOf(services, identity)
          const written = await addItem(services, cart, wish, { identity, list })
          const { cart: answer, item } = await answerItem(services, identity, cart, written)
          const { changedAmount, warnings } = written
          const meta = { custom: { guestCartToken: guest ? tokenOf(services.secret, 'cart', cart.id) : null } }
          return { status: 200, body: { cart: answer, addedItem: item, changedAmount, warnings, meta } }
        },
        seal: (body) => ({ ...body, meta: { custom: { guestCartToken: null } } }),
        unseal: (body) =>
          guest && body.cart.id !== null
            ? { ...body, meta: { custom: { guestCartToken: tokenOf(services.secret, 'cart', body.cart.id) } } }
            : body,
      })
    },

    async addCartItems(request, reply): Promise<Shop['ItemsAdded']> {
      const identity = await identify(services, request)
      const guest = identity.kind !== 'customer'
      return once<Shop['ItemsAdded']>(services, request, reply, {
        operation: 'addCartItems',
        identity,
        async run() {
          await mustBeShopping(services)
          const cart = await openCart(services, identity)
          const list = await priceListOf(services, identity)
          const results: Shop['ItemsAdded']['results'] = []
          const refused: ErrorItem[] = []
          for (const wish of (request.body as { items: Shop['CartItemForAdd'][] }).items) {
            try {
              const { warnings } = await addItem(services, cart, wish, { identity, list })
              results.push({
                id: wish.id,
                added: true,
                code: warnings[0]?.code ?? null,
                title: warnings[0]?.title ?? null,
              })
            } catch (error) {
              if (!(error instanceof Refusal)) throw error
              const { code, title } = error.items[0] ?? { code: 'validation', title: '' }
              refused.push(...error.items)
              results.push({ id: wish.id, added: false, code, title })
            }
          }
          const added = results.filter((one) => one.added).length
          if (added === 0) throw new Refusal(409, refused)
          const { cart: answer } = await answerCart(services, identity, await touchCart(services, cart))
          const meta = { custom: { guestCartToken: guest ? tokenOf(services.secret, 'cart', cart.id) : null } }
          return { status: 200, body: { cart: answer, added, total: results.length, results, meta } }
        },
        seal: (body) => ({ ...body, meta: { custom: { guestCartToken: null } } }),
        unseal: (body) =>
          guest && body.cart.id !== null
            ? { ...body, meta: { custom: { guestCartToken: tokenOf(services.secret, 'cart', body.cart.id) } } }
            : body,
      })
    },

    async validateCart(request, reply): Promise<undefined> {
      const identity = await identify(services, request)
      await mustBeShopping(services)
      const { loaded } = await answerCart(services, identity, await findCart(services, identity))
      if (loaded === null || loaded.lines.length === 0) throw refusal('cart_empty')
      reply.code(204)
    },

    async updateCartItem(request, reply): Promise<Shop['ItemUpdated']> {
      const identity = await identify(services, request)
      return once<Shop['ItemUpdated']>(services, request, reply, {
        operation: 'updateCartItem',
        identity,
        async run() {
          const cart = await lockCart(services, identity)
          const { amount } = request.body as { amount: number }
          const written = await setAmount(services, cart, (request.params as ById).id, amount)
          const { cart: answer, item } = await answerItem(services, identity, cart, written)
          const { changedAmount, warnings } = written
          return { status: 200, body: { cart: answer, updatedItem: item, changedAmount, warnings } }
        },
      })
    },

    removeCartItem: (request, reply) =>
      change('removeCartItem', request, reply, (cart) => removeItem(services, cart, (request.params as ById).id)),
    clearCart: (request, reply) => change('clearCart', request, reply, (cart) => removeAllItems(services, cart)),
  }
}

async function answerItem(services: Services, identity: Identity, row: CartRow, { itemId }: Written) {
  const { cart, loaded, list } = await answerCart(services, identity, await touchCart(services, row))
  const line = loaded?.lines.find(({ id }) => id === itemId)
  if (line === undefined) throw new Error('The line that was just written is not in the cart.')
  return { cart, item: itemView(line, list) }
}

export async function mustBeShopping({ database }: Services): Promise<void> {
  const { cartConfiguration } = await readSettings(database.q)
  if (!cartConfiguration.shopping_disabled) return
  const title = cartConfiguration.shopping_disabled_text
  throw refusal('shopping_disabled', title === null ? {} : { title })
}
