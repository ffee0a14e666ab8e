import { refusal } from '../http/errors.ts'
import { hashToken, randomToken } from '../http/hash.ts'
import { hashPassword, verifyPassword } from '../http/password.ts'
import { mergeGuestCart } from '../cart/merge.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { bearerOf, mustBeCustomer, type Customer } from './identity.ts'
import { failuresOf, forgetFailures, noteFailure } from './login-failures.ts'

const LIFE_MS = 7 * 24 * 3600 * 1000

/** Signing in and out, and the signed-in customer (C7.02, C7.03, C7.07, C7.10). */
export function authHandlers(services: Services): Handlers {
  const { database, clock } = services
  // an unknown e-mail must take as long as a wrong password
  const nobody = hashPassword(randomToken())

  return {
    async login(request): Promise<{ data: { access_token: string } }> {
      const { email, password } = request.body as { email: string; password: string }
      const name = email.trim().toLowerCase()
      const blockedFor = await failuresOf(services, name)
      if (blockedFor > 0) throw refusal('rate_limited', { retryAfterSeconds: Math.ceil(blockedFor / 1000) })
      const customer = await database.q.selectFrom('customers').selectAll().where('email', '=', name).executeTakeFirst()
      const right = await verifyPassword(password, customer?.password_hash ?? (await nobody))
      if (!right || customer === undefined) {
        await noteFailure(services, name)
        throw refusal('credentials_invalid', { field: 'password' })
      }
      const token = randomToken()
      const guestToken = request.headers['x-guest-cart-token']
      await database.transaction(async () => {
        await forgetFailures(services, name)
        await database.q
          .insertInto('access_tokens')
          .values({
            token_hash: hashToken(token),
            customer_id: customer.id,
            expires: new Date(clock.now().getTime() + LIFE_MS).toISOString(),
          })
          .execute()
        if (typeof guestToken === 'string') await mergeGuestCart(services, hashToken(guestToken), customer)
      })
      return { data: { access_token: token } }
    },

    async logout(request, reply) {
      await mustBeCustomer(services, request)
      const token = bearerOf(request) ?? ''
      await database.q.deleteFrom('access_tokens').where('token_hash', '=', hashToken(token)).execute()
      return reply.code(204).send()
    },

    getUser: async (request): Promise<Shop['User']> => userView(await mustBeCustomer(services, request)),

    getCreditsAmount: async (request): Promise<{ amount: number }> => ({
      amount: (await mustBeCustomer(services, request)).credits,
    }),
  }
}

function userView({ id, email, groups, price_list, doc }: Customer): Shop['User'] {
  return {
    id: String(id),
    email,
    firstName: doc.firstName,
    lastName: doc.lastName,
    phone: doc.phone,
    groups,
    variantHash: price_list,
    address: doc.address,
    business: doc.business,
    attributes: { custom: { formalTitle: null, dateOfBirth: null, ICDPH: null } },
  }
}
