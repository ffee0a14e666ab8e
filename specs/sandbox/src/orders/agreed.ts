import { askToConfirm, subscribe } from '../auth/subscription.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'

/** Whether an order names the e-mail of the customer who is signed in, which was proven to be theirs. */
export function isOwnEmail(identity: Identity, email: string): boolean {
  return identity.kind === 'customer' && identity.customer.email === email.trim().toLowerCase()
}

/**
 * Begins what was agreed to with an order, inside the caller's transaction: news go to a customer's own e-mail at once, and
 * to any other one when the link that it is mailed was followed. An account that is asked for has a link that confirms both.
 */
export async function beginAgreed(
  services: Services,
  identity: Identity,
  { newsletter, email, registration }: Shop['OrderPlacement'],
): Promise<void> {
  if (newsletter !== true) return
  if (isOwnEmail(identity, email)) return subscribe(services, email.trim().toLowerCase())
  if (registration !== true)
    return askToConfirm(services, email.trim().toLowerCase(), `${services.shopOrigin}/aktivovat`)
}
