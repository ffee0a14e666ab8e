import { requestAccount } from '../auth/registrations.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'

/** Requests an account for a customer who has placed an order (C1.07). A guest's order is added to the account on activation. */
export async function registerCustomer(
  services: Services,
  identity: Identity,
  { placement, passwordHash, orderId }: RegistrationOfOrder,
): Promise<void> {
  const { firstName, lastName, phone, billing_address, business } = placement
  await requestAccount(services, {
    email: placement.email.trim().toLowerCase(),
    passwordHash,
    doc: { firstName, lastName, phone, address: billing_address, business },
    newsletter: placement.newsletter === true,
    orderId: identity.kind === 'customer' ? null : orderId,
  })
}

export interface RegistrationOfOrder {
  readonly placement: Shop['OrderPlacement']
  readonly passwordHash: string
  readonly orderId: string
}
