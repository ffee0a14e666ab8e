import { revokeAccessTokens } from '../auth/access.ts'
import { checkPassword } from '../auth/check-password.ts'
import { endEmailChange } from '../account/email-change.ts'
import { endTokens } from '../auth/one-time.ts'
import { mustBeValidPassword, type NewPassword } from '../auth/password-rules.ts'
import { refusal } from '../http/errors.ts'
import { hashPassword, verifyPassword } from '../http/password.ts'
import { passwordChangedMail } from '../mail/account-texts.ts'
import { linkIn } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import { bearerOf, mustBeCustomer } from './identity.ts'

const WRONG = inMarket({
  cs: 'Současné heslo nesouhlasí. Zkuste to prosím znovu.',
  sk: 'Súčasné heslo nesedí. Skúste to, prosím, znova.',
})

/** Changes the password of the signed-in customer (C7.09). */
export function passwordHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async changePassword(request, reply) {
      const { id, email, password_hash } = await mustBeCustomer(services, request)
      const body = request.body as NewPassword & { readonly old_password: string }
      mustBeValidPassword(email, body)
      const right = await checkPassword(services, request, email, async () =>
        (await verifyPassword(body.old_password, password_hash)) ? true : undefined,
      )
      // not 401, which means "not signed in"
      if (right === undefined)
        throw refusal('credentials_invalid', { field: 'old_password', status: 422, title: WRONG })
      const hash = await hashPassword(body.password)
      await database.transaction(async () => {
        const changed = await database.q
          .updateTable('customers')
          .set({ password_hash: hash })
          .where('id', '=', id)
          .where('password_hash', '=', password_hash)
          .returning('id')
          .executeTakeFirst()
        // the password was changed meanwhile, which signed out every session
        if (changed === undefined) throw refusal('unauthorized')
        await revokeAccessTokens(services, id, bearerOf(request))
        await endTokens(services, 'reset', email)
        await endEmailChange(services, id)
        await sendMail(services, passwordChangedMail(email, linkIn('password_changed', services)))
      })
      return reply.code(204).send()
    },
  }
}
