import { keepLoginCode } from '../auth/login-code.ts'
import { accountOf } from '../auth/registrations.ts'
import { loginCodeMail } from '../mail/account-texts.ts'
import { countMail } from '../mail/count-mail.ts'
import { sendMail } from '../mail/send.ts'
import type { Handlers, Services } from '../services.ts'

/** Signing in without a password: mails the code, which `login` takes. */
export function loginCodeHandlers(services: Services): Handlers {
  return {
    async requestLoginCode(request, reply) {
      const { email } = request.body as { email: string }
      const name = email.trim().toLowerCase()
      await countMail(services, request, `code ${name}`)
      // for an e-mail without an account the same row is written, with a code that nobody gets
      const code = await keepLoginCode(services, name)
      const { known } = await accountOf(services, name)
      await sendMail(services, loginCodeMail(name, code), known)
      return reply.code(202).send()
    },
  }
}
