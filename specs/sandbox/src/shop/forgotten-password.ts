import { endEmailChange } from '../account/email-change.ts'
import { revokeAccessTokens } from '../auth/access.ts'
import { limitInvalidTokens } from '../auth/limit-invalid-tokens.ts'
import { resetWrongPasswords } from '../auth/check-password.ts'
import { emailOfToken, storeToken, useToken } from '../auth/one-time.ts'
import { mustBeValidPassword, type NewPassword } from '../auth/password-rules.ts'
import { accountOf, deleteRegistrations, makeCustomer } from '../auth/registrations.ts'
import { refusal } from '../http/errors.ts'
import { randomToken } from '../http/hash.ts'
import { hashPassword } from '../http/password.ts'
import { passwordChangedMail, resetMail } from '../mail/account-texts.ts'
import { countMail } from '../mail/count-mail.ts'
import { linkIn, mustBeAllowedCallback } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import type { Handlers, Services } from '../services.ts'

const HOUR_MS = 3600 * 1000

// the person who requested the account may not be the one who read the mail
const EMPTY_PROFILE = { firstName: '', lastName: '', phone: null, address: null, business: null }

/** Password reset: requests a link, and sets a new password with it (C7.05, C7.06). */
export function forgottenPasswordHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async forgotPassword(request, reply) {
      const { email, callbackUrl } = request.body as { email: string; callbackUrl: string }
      mustBeAllowedCallback('reset_password', services, callbackUrl)
      const name = email.trim().toLowerCase()
      await countMail(services, request, `forgot ${name}`)
      await database.transaction(async () => {
        const { known, waiting } = await accountOf(services, name)
        // for an e-mail without an account the same rows are written, with a token that is never sent
        const token = randomToken()
        await storeToken(services, { purpose: 'reset', email: name, token, lifeMs: HOUR_MS })
        const link = linkIn('reset_password', services, { email: name, token })
        await sendMail(services, resetMail(name, link), known || waiting)
      })
      return reply.code(202).send()
    },

    async resetPassword(request, reply) {
      const body = request.body as NewPassword & { readonly email: string; readonly token: string }
      const email = body.email.trim().toLowerCase()
      mustBeValidPassword(email, body)
      await limitInvalidTokens(services, request, async () => {
        if ((await emailOfToken(services, 'reset', body.token)) !== email)
          throw refusal('token_invalid', { field: 'token' })
      })
      // slow on purpose, so not while rows are locked
      const hash = await hashPassword(body.password)
      await database.transaction(async () => {
        await useToken(services, 'reset', body.token)
        // the e-mail is confirmed by this, which also activates a pending account
        if ((await accountOf(services, email)).waiting)
          await makeCustomer(services, { email, passwordHash: hash, doc: EMPTY_PROFILE })
        await deleteRegistrations(services, email)
        await setPassword(email, hash)
      })
      await resetWrongPasswords(services, request, email)
      return reply.code(204).send()
    },
  }

  async function setPassword(email: string, password_hash: string): Promise<void> {
    const customer = await database.q
      .updateTable('customers')
      .set({ password_hash })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (customer === undefined) throw refusal('token_invalid', { field: 'token' })
    await revokeAccessTokens(services, customer.id)
    await endEmailChange(services, customer.id)
    await sendMail(services, passwordChangedMail(email, linkIn('password_changed', services)))
  }
}
