import { limitsOf } from '../cart/answer.ts'
import { buyerOf } from '../cart/buyer.ts'
import { findCart } from '../cart/find.ts'
import { isGiftAvailable, loadGifts } from '../cart/gifts.ts'
import { loadCart } from '../cart/load.ts'
import { obstaclesOf } from '../cart/obstacles.ts'
import { Refusal, refusal } from '../http/errors.ts'
import { toMajor, withoutVat } from '../money.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { currencyOf, identify } from './identity.ts'
import { mustBeShopping } from './settings.ts'

/** Checks before an order: whether the cart can be ordered (C7.24), and its gifts (C7.20). */
export function cartCheckHandlers(services: Services): Handlers {
  const { database, clock } = services
  return {
    async validateCart(request, reply) {
      const identity = await identify(services, request)
      const settings = await mustBeShopping(services)
      const row = await findCart(services, identity)
      // without an open cart, the cart may be an order already; an empty open cart cannot be
      if (row === null) throw refusal('cart_not_found')
      const cart = await loadCart(database.q, row)
      const buyer = await buyerOf(services, identity, currencyOf(request))
      const obstacles = obstaclesOf(cart, buyer, limitsOf(settings, buyer.list.currency), clock.now())
      if (obstacles.length > 0) throw new Refusal(409, obstacles)
      return reply.code(204).send()
    },

    async getOrderGifts(request): Promise<Shop['Gift'][]> {
      const row = await findCart(services, await identify(services, request))
      const cart = row && (await loadCart(database.q, row))
      const gifts = await loadGifts(database.q, currencyOf(request))
      return gifts
        .filter((gift) => isGiftAvailable(gift, cart))
        .map(({ id, name, priceFrom, priceThousandths, usual, image }) => ({
          id,
          name,
          price: priceThousandths / 1000,
          originalWithTax: toMajor(usual),
          originalWithoutTax: toMajor(withoutVat(usual)),
          price_from: toMajor(priceFrom),
          image,
        }))
    },
  }
}
