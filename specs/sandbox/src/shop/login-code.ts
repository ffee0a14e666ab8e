import { storeLoginCode } from '../auth/login-code.ts'
import { accountOf } from '../auth/registrations.ts'
import { loginCodeMail } from '../mail/account-texts.ts'
import { countMail } from '../mail/count-mail.ts'
import { sendMail } from '../mail/send.ts'
import type { Handlers, Services } from '../services.ts'

/** Sign-in without a password: mails a code for the operation `login`. */
export function loginCodeHandlers(services: Services): Handlers {
  return {
    async requestLoginCode(request, reply) {
      const { email } = request.body as { email: string }
      const name = email.trim().toLowerCase()
      await countMail(services, request, `code ${name}`)
      // for an e-mail without an account the same row is written, with a code that is never sent
      const code = await storeLoginCode(services, name)
      const { known } = await accountOf(services, name)
      await sendMail(services, loginCodeMail(name, code), known)
      return reply.code(202).send()
    },
  }
}
