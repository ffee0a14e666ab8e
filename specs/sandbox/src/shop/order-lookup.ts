import { limitInvalidTokens } from '../auth/limit-invalid-tokens.ts'
import { once } from '../http/idempotency.ts'
import { tokenOf } from '../http/hash.ts'
import { countMail } from '../mail/count-mail.ts'
import { mustBeAllowedCallback } from '../mail/links.ts'
import { mailOrderLink, redeemOrderLink } from '../orders/lookup.ts'
import { orderView } from '../orders/view.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'

interface LookupRequest {
  readonly code: string
  readonly email: string
  readonly callbackUrl: string
}

/** Order lookup without an account: a link is sent to the e-mail of the order, and works once. */
export function orderLookupHandlers(services: Services): Handlers {
  return {
    async requestOrderLookup(request, reply) {
      const { code, email, callbackUrl } = request.body as LookupRequest
      mustBeAllowedCallback('order_link', services, callbackUrl)
      await once(services, request, reply, {
        operation: 'requestOrderLookup',
        identity: { kind: 'anonymous' },
        async run() {
          // counted by the requested order, so that the limit reveals nothing either
          await countMail(services, request, `order ${email.trim().toLowerCase()}`)
          await mailOrderLink(services, { code: code.trim(), email })
          return { status: 202, body: {} }
        },
      })
      return reply.send()
    },

    async openOrderLookup(request, reply): Promise<Shop['Order']> {
      const { token } = request.body as { readonly token: string }
      return limitInvalidTokens(services, request, () =>
        once<Shop['Order']>(services, request, reply, {
          operation: 'openOrderLookup',
          identity: { kind: 'anonymous' },
          run: async () => ({ status: 200, body: orderView(await redeemOrderLink(services, token), services) }),
          seal: (order) => ({ ...order, token: '' }),
          unseal: (order) => ({ ...order, token: tokenOf(services.secret, 'order', order.id) }),
        }),
      )
    },
  }
}
