import { passwordFault } from '../auth/password-rules.ts'
import { askForAccount } from '../auth/registrations.ts'
import { hashPassword } from '../http/password.ts'
import { countMail } from '../mail/count-mail.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { blankItems, mustBeRight } from './input-issues.ts'
import { vatinItems } from './vatin.ts'

/** Registration (C7.04). Neither the answer nor its time reveals whether the e-mail has an account. */
export function registerHandlers(services: Services): Handlers {
  return {
    async register(request, reply) {
      const wish = request.body as Shop['Registration']
      const email = wish.email.trim().toLowerCase()
      mustBeRight(faultsOf(wish))
      await countMail(services, request, `register ${email}`)
      const passwordHash = await hashPassword(wish.password)
      const doc = {
        firstName: wish.firstName.trim(),
        lastName: wish.lastName.trim(),
        phone: wish.phone?.trim() || null,
        address: null,
        business: wish.business ?? null,
        ...(wish.attributes && { custom: wish.attributes.custom }),
      }
      await services.database.transaction(() =>
        askForAccount(services, { email, passwordHash, doc, newsletter: wish.newsletter === true, orderId: null }),
      )
      return reply.code(202).send()
    },
  }
}

function faultsOf({ email, password, password_confirmation, firstName, lastName, ...wish }: Shop['Registration']) {
  const { business, attributes } = wish
  const fault = passwordFault(email.trim(), password, password_confirmation)
  return [
    ...blankItems({ firstName, lastName, 'business.business_name': business?.business_name }),
    ...vatinItems({ business, slovak: ['attributes.custom.ICDPH', attributes?.custom.ICDPH] }),
    ...(fault?.items ?? []),
  ]
}
