import { passwordFault } from '../auth/password-rules.ts'
import { requestAccount } from '../auth/registrations.ts'
import { hashPassword } from '../http/password.ts'
import { countMail } from '../mail/count-mail.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { blankItems, mustHaveNoIssues } from './input-issues.ts'
import { vatinItems } from './vatin.ts'

/** Registration (C7.04). Neither the answer nor its time reveals whether the e-mail has an account. */
export function registerHandlers(services: Services): Handlers {
  return {
    async register(request, reply) {
      const input = request.body as Shop['Registration']
      const email = input.email.trim().toLowerCase()
      mustHaveNoIssues(faultsOf(input))
      await countMail(services, request, `register ${email}`)
      const passwordHash = await hashPassword(input.password)
      const doc = {
        firstName: input.firstName.trim(),
        lastName: input.lastName.trim(),
        phone: input.phone?.trim() || null,
        address: null,
        business: input.business ?? null,
        ...(input.attributes && { custom: input.attributes.custom }),
      }
      await services.database.transaction(() =>
        requestAccount(services, { email, passwordHash, doc, newsletter: input.newsletter === true, orderId: null }),
      )
      return reply.code(202).send()
    },
  }
}

function faultsOf({ email, password, password_confirmation, firstName, lastName, ...input }: Shop['Registration']) {
  const { business, attributes } = input
  const fault = passwordFault(email.trim(), password, password_confirmation)
  return [
    ...blankItems({ firstName, lastName, 'business.business_name': business?.business_name }),
    ...vatinItems({ business, slovak: ['attributes.custom.ICDPH', attributes?.custom.ICDPH] }),
    ...(fault?.items ?? []),
  ]
}
