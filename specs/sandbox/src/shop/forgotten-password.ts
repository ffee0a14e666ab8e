import { endEmailChange } from '../account/email-change.ts'
import { endAccess } from '../auth/access.ts'
import { countWrong } from '../auth/count-wrong.ts'
import { forgetWrong } from '../auth/judge.ts'
import { emailOfToken, keepToken, useToken } from '../auth/one-time.ts'
import { mustBeGood, type NewPassword } from '../auth/password-rules.ts'
import { accountOf, forgetWishes, makeCustomer } from '../auth/registrations.ts'
import { refusal } from '../http/errors.ts'
import { randomToken } from '../http/hash.ts'
import { hashPassword } from '../http/password.ts'
import { passwordChangedMail, resetMail } from '../mail/account-texts.ts'
import { countMail } from '../mail/count-mail.ts'
import { linkIn, mustLeadTo } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import type { Handlers, Services } from '../services.ts'

const HOUR_MS = 3600 * 1000

// the person who requested the account may not be the one who read the mail
const NOTHING_KNOWN = { firstName: '', lastName: '', phone: null, address: null, business: null }

/** Forgotten password: requests a link, and sets a new password by it (C7.05, C7.06). */
export function forgottenPasswordHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async forgotPassword(request, reply) {
      const { email, callbackUrl } = request.body as { email: string; callbackUrl: string }
      mustLeadTo('reset_password', services, callbackUrl)
      const name = email.trim().toLowerCase()
      await countMail(services, request, `forgot ${name}`)
      await database.transaction(async () => {
        const { known, waiting } = await accountOf(services, name)
        // for an e-mail without an account the same rows are written, with a token that nobody gets
        const token = randomToken()
        await keepToken(services, { purpose: 'reset', email: name, token, lifeMs: HOUR_MS })
        const link = linkIn('reset_password', services, { email: name, token })
        await sendMail(services, resetMail(name, link), known || waiting)
      })
      return reply.code(202).send()
    },

    async resetPassword(request, reply) {
      const body = request.body as NewPassword & { readonly email: string; readonly token: string }
      const email = body.email.trim().toLowerCase()
      mustBeGood(email, body)
      await countWrong(services, request, async () => {
        if ((await emailOfToken(services, 'reset', body.token)) !== email)
          throw refusal('token_invalid', { field: 'token' })
      })
      // slow on purpose, so not while rows are locked
      const hash = await hashPassword(body.password)
      await database.transaction(async () => {
        await useToken(services, 'reset', body.token)
        // the mail was read, which is what an account waits for
        if ((await accountOf(services, email)).waiting)
          await makeCustomer(services, { email, passwordHash: hash, doc: NOTHING_KNOWN })
        await forgetWishes(services, email)
        await setPassword(email, hash)
      })
      await forgetWrong(services, request, email)
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
    await endAccess(services, customer.id)
    await endEmailChange(services, customer.id)
    await sendMail(services, passwordChangedMail(email, linkIn('password_changed', services)))
  }
}
