import { countWrong } from '../auth/count-wrong.ts'
import { once } from '../http/idempotency.ts'
import { tokenOf } from '../http/hash.ts'
import { countMail } from '../mail/count-mail.ts'
import { mustLeadTo } from '../mail/links.ts'
import { mailOrderLink, takeOrderLink } from '../orders/lookup.ts'
import { orderView } from '../orders/view.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'

interface LookupRequest {
  readonly code: string
  readonly email: string
  readonly callbackUrl: string
}

/** Finding an order without an account: a link is mailed to its e-mail, and opens it once. */
export function orderLookupHandlers(services: Services): Handlers {
  return {
    async requestOrderLookup(request, reply) {
      const { code, email, callbackUrl } = request.body as LookupRequest
      mustLeadTo('order_link', services, callbackUrl)
      await once(services, request, reply, {
        operation: 'requestOrderLookup',
        identity: { kind: 'nobody' },
        async run() {
          // by the requested order, so that a limit reveals nothing either
          await countMail(services, request, `order ${email.trim().toLowerCase()}`)
          await mailOrderLink(services, { code: code.trim(), email })
          return { status: 202, body: {} }
        },
      })
      return reply.send()
    },

    async openOrderLookup(request, reply): Promise<Shop['Order']> {
      const { token } = request.body as { readonly token: string }
      return countWrong(services, request, () =>
        once<Shop['Order']>(services, request, reply, {
          operation: 'openOrderLookup',
          identity: { kind: 'nobody' },
          run: async () => ({ status: 200, body: orderView(await takeOrderLink(services, token), services) }),
          seal: (order) => ({ ...order, token: '' }),
          unseal: (order) => ({ ...order, token: tokenOf(services.secret, 'order', order.id) }),
        }),
      )
    },
  }
}
