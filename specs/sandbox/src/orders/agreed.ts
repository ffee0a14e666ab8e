import { askToConfirm, subscribe } from '../auth/subscription.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'

/** Whether an order has the e-mail of the signed-in customer, which is verified. */
export function isOwnEmail(identity: Identity, email: string): boolean {
  return identity.kind === 'customer' && identity.customer.email === email.trim().toLowerCase()
}

/**
 * Subscribes to the newsletter if it was ticked in the order, in the caller's transaction. The customer's own e-mail is
 * subscribed at once, another one by a mailed link. If an account is requested too, its activation link confirms both.
 */
export async function beginAgreed(
  services: Services,
  identity: Identity,
  { newsletter, email, registration }: Shop['OrderPlacement'],
): Promise<void> {
  if (newsletter !== true) return
  if (isOwnEmail(identity, email)) return subscribe(services, email.trim().toLowerCase())
  if (registration !== true) return askToConfirm(services, email.trim().toLowerCase())
}
