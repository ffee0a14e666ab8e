import { sendConfirmation, isBlocked } from '../auth/subscription.ts'
import { refusal } from '../http/errors.ts'
import { countMail } from '../mail/count-mail.ts'
import { mustBeAllowedCallback } from '../mail/links.ts'
import type { Handlers, Services } from '../services.ts'

/**
 * Subscription to the newsletter (C7.58). The response does not reveal whether the address is subscribed already.
 */
export function newsletterHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async subscribeNewsletter(request): Promise<{ status: 'pending' | 'subscribed' }> {
      const { email, callbackUrl } = request.body as { email: string; callbackUrl: string }
      mustBeAllowedCallback('newsletter', services, callbackUrl)
      const recipient = email.trim().toLowerCase()
      if (isBlocked(recipient)) throw refusal('email_refused', { field: 'email' })
      await countMail(services, request, `newsletter ${recipient}`)
      await database.transaction(() => sendConfirmation(services, recipient))
      return { status: 'pending' }
    },
  }
}
