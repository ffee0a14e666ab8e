import { loadLines } from '../cart/load.ts'
import { lockCart } from '../cart/find.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { identify, mustBeCustomer } from './identity.ts'

/** Shopping lists of customers. */
export function listHandlers(services: Services): Handlers {
  return {
    async saveCartAsList(request, reply): Promise<Shop['SavedList']> {
      await mustBeCustomer(services, request)
      const identity = await identify(services, request)
      const { name } = request.body as { name: string }
      return once<Shop['SavedList']>(services, request, reply, {
        operation: 'saveCartAsList',
        identity,
        async run() {
          const cart = await lockCart(services, identity)
          const lines = await loadLines(services.database.q, cart.id)
          if (lines.length === 0) throw refusal('cart_empty')
          return { status: 201, body: { id: 1, code: 'list', name, items: lines.length } }
        },
      })
    },
  }
}
