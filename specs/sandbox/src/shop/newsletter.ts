import { askToConfirm, isBlocked } from '../auth/subscription.ts'
import { refusal } from '../http/errors.ts'
import { countMail } from '../mail/count-mail.ts'
import { mustLeadTo } from '../mail/links.ts'
import type { Handlers, Services } from '../services.ts'

/**
 * Subscribing to the newsletter (C7.58). The answer is the same whether the address is subscribed, so that it reveals
 * nothing.
 */
export function newsletterHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async subscribeNewsletter(request): Promise<{ status: 'pending' | 'subscribed' }> {
      const { email, callbackUrl } = request.body as { email: string; callbackUrl: string }
      mustLeadTo('newsletter', services, callbackUrl)
      const recipient = email.trim().toLowerCase()
      if (isBlocked(recipient)) throw refusal('email_refused', { field: 'email' })
      await countMail(services, request, `newsletter ${recipient}`)
      await database.transaction(() => askToConfirm(services, recipient))
      return { status: 'pending' }
    },
  }
}
