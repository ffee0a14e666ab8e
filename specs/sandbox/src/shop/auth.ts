import { createAccessToken } from '../auth/access.ts'
import { limitInvalidTokens } from '../auth/limit-invalid-tokens.ts'
import { checkPassword } from '../auth/check-password.ts'
import { useLoginCode } from '../auth/login-code.ts'
import { emailOfToken, useToken } from '../auth/one-time.ts'
import { accountOf } from '../auth/registrations.ts'
import { mergeGuestCart } from '../cart/merge.ts'
import { refusal } from '../http/errors.ts'
import { hashToken, randomToken } from '../http/hash.ts'
import { hashPassword, isOutdated, verifyPassword } from '../http/password.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { bearerOf, mustNotBeRestricted, mustHaveToken, type Customer } from './identity.ts'

/** Sign-in by password, mailed code or operator token, and sign-out (C7.02, C7.03, C2.12). */
export function authHandlers(services: Services): Handlers {
  const { database } = services
  // without an account or a requested one, the check must take as long as for a wrong password
  const nobody = hashPassword(randomToken())

  return {
    async login(request): Promise<Shop['SignedIn']> {
      const { email, password } = request.body as { email: string; password: string }
      const name = email.trim().toLowerCase()
      let isByCode = false
      const customer = await checkPassword(services, request, name, async () => {
        const account = await accountOf(services, name, await nobody)
        if ((await verifyPassword(password, account.known_hash)) && account.known)
          return customerWith(name, account.known_hash)
        if (await useLoginCode(services, { email: name, code: password, none: await nobody })) {
          isByCode = true
          if (account.known) return customerWith(name, account.known_hash)
        }
        // anybody may register any e-mail: the response is the same whether it has an account, and failed attempts are not
        // reset
        if ((await verifyPassword(password, account.waiting_hash)) && account.waiting)
          throw refusal('not_activated', { field: 'email' })
        return undefined
      })
      if (customer === undefined) throw refusal('credentials_invalid', { field: 'password' })
      await mustNotBeRestricted(services, customer.id)
      const { password_hash } = customer
      const better = !isByCode && isOutdated(password_hash) ? await hashPassword(password) : password_hash
      const guestToken = request.headers['x-guest-cart-token']
      return database.transaction(async () => {
        const guest = typeof guestToken === 'string' && guestToken !== '' ? hashToken(guestToken) : null
        const cart = guest === null ? null : await mergeGuestCart(services, guest, customer)
        await mustStillBe(customer, better)
        return { data: { access_token: await createAccessToken(services, customer.id) }, meta: { cart } }
      })
    },

    async exchangeToken(request): Promise<Shop['SignedIn']> {
      const { token } = request.body as { token: string }
      return database.transaction(async () => {
        const email = await limitInvalidTokens(services, request, () => emailOfToken(services, 'exchange', token))
        await useToken(services, 'exchange', token)
        const customer = await database.q
          .selectFrom('customers')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirst()
        if (customer === undefined) throw refusal('token_invalid', { field: 'token' })
        await mustNotBeRestricted(services, customer.id)
        return { data: { access_token: await createAccessToken(services, customer.id) }, meta: { cart: null } }
      })
    },

    async logout(request, reply) {
      await mustHaveToken(services, request)
      const token = bearerOf(request) ?? ''
      await database.q.deleteFrom('access_tokens').where('token_hash', '=', hashToken(token)).execute()
      return reply.code(204).send()
    },
  }

  function customerWith(email: string, password_hash: string): Promise<Customer | undefined> {
    return database.q
      .selectFrom('customers')
      .selectAll()
      .where('email', '=', email)
      .where('password_hash', '=', password_hash)
      .executeTakeFirst()
  }

  /** Locks the customer, so that a password that was changed during verification is not accepted. */
  async function mustStillBe({ id, password_hash }: Customer, better: string): Promise<void> {
    const same = await database.q
      .updateTable('customers')
      .set({ password_hash: better })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .returning('id')
      .executeTakeFirst()
    if (same === undefined) throw refusal('credentials_invalid', { field: 'password' })
  }
}
