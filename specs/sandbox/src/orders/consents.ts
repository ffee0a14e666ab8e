import type { FastifyRequest } from 'fastify'
import { sendConfirmation, subscribe } from '../auth/subscription.ts'
import type { Counted } from '../limits/limits.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'

/** Whether an order has the verified e-mail of the signed-in customer. */
export function isOwnEmail(identity: Identity, email: string): boolean {
  return identity.kind === 'customer' && identity.customer.email === email.trim().toLowerCase()
}

/**
 * Subscribes to the newsletter if the order requests it, in the caller's transaction. The customer's own e-mail is
 * subscribed at once, another one by a mailed link. If an account is requested too, its activation link confirms both.
 */
export async function beginAgreed(
  services: Services,
  identity: Identity,
  { newsletter, email, registration }: Shop['OrderPlacement'],
): Promise<void> {
  if (newsletter !== true) return
  if (isOwnEmail(identity, email)) return subscribe(services, email.trim().toLowerCase())
  if (registration !== true) return sendConfirmation(services, email.trim().toLowerCase())
}

/**
 * Rate limit keys for the mails of an order to the address in it. The activation link of an account, which also confirms
 * the newsletter, is counted with its password.
 */
export function mailsOf(
  { limits }: Services,
  request: FastifyRequest,
  identity: Identity,
  { email, newsletter, registration }: Shop['OrderPlacement'],
): Counted[] {
  if (isOwnEmail(identity, email)) return []
  const recipient = email.trim().toLowerCase()
  const orders: Counted[] = [['order', recipient]]
  if (identity.kind === 'customer') orders.push(['orderBy', String(identity.customer.id)])
  if (newsletter !== true || registration === true) return orders
  return [...orders, ['mailTo', `newsletter ${recipient}`], ['mailFrom', limits.senderOf(request)]]
}
