import { requestEmailChange, confirmChange, pendingEmailChange, type Confirmed } from '../account/email-change.ts'
import { mustHavePassword } from '../account/must-have-password.ts'
import { limitInvalidTokens } from '../auth/limit-invalid-tokens.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import { mustBeAllowedCallback } from '../mail/links.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { bearerOf, mustBeCustomer } from './identity.ts'

const SAME = inMarket({
  cs: 'Tímto e-mailem se už přihlašujete. Napište prosím jiný.',
  sk: 'Týmto e-mailom sa už prihlasujete. Napíšte, prosím, iný.',
})

/** Changes the sign-in e-mail of a customer (A7.01, A7.02). */
export function emailChangeHandlers(services: Services): Handlers {
  const { database, limits } = services
  return {
    async getEmailChange(request): Promise<{ change: Shop['EmailChange'] | null }> {
      const { id } = await mustBeCustomer(services, request)
      return { change: await pendingEmailChange(services, id) }
    },

    async changeEmail(request, reply): Promise<Shop['EmailChange']> {
      const customer = await mustBeCustomer(services, request)
      const body = request.body as { readonly email: string; readonly password: string; readonly callbackUrl: string }
      mustBeAllowedCallback('email_change', services, body.callbackUrl)
      const email = body.email.trim().toLowerCase()
      if (email === customer.email) throw refusal('validation', { field: 'email', title: SAME })
      await mustHavePassword(services, request, customer, body.password)
      return once<Shop['EmailChange']>(services, request, reply, {
        operation: 'changeEmail',
        identity: { kind: 'customer', customer },
        async run() {
          await limits.count(
            ['mailTo', `email ${email}`],
            ['mailTo', `email of ${customer.id}`],
            ['mailFrom', limits.senderOf(request)],
          )
          return { status: 202, body: await requestEmailChange(services, customer.id, email) }
        },
      })
    },

    async confirmEmailChange(request): Promise<Confirmed> {
      const { token } = request.body as { readonly token: string }
      return limitInvalidTokens(services, request, () =>
        database.transaction(() => confirmChange(services, token, bearerOf(request))),
      )
    },
  }
}
