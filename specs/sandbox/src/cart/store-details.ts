import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'

/**
 * Stores the details of a refused order in the open cart (C3.01, C3.03), so that the form is prefilled with them, also on
 * another device.
 */
export async function storeDetails(
  { database }: Services,
  identity: Identity,
  placement: Shop['OrderPlacement'],
): Promise<void> {
  if (identity.kind === 'anonymous') return
  const { shipping, billing_address, comment } = placement
  await database.transaction(async () => {
    const open = database.q
      .updateTable('carts')
      .set({
        version: sql`version + 1`,
        customer: JSON.stringify(customerOf(placement)),
        // the address of a branch is not the customer's own
        shipping_address: placement.branch_id === null ? JSON.stringify(shipping.address) : null,
        billing_address: isSame(billing_address, shipping.address) ? null : JSON.stringify(billing_address),
        comment: comment ?? null,
      })
      .where('ordered', '=', false)
    await (
      identity.kind === 'guest'
        ? open.where('token_hash', '=', identity.tokenHash)
        : open.where('customer_id', '=', identity.customer.id)
    ).execute()
  })
}

function customerOf(placement: Shop['OrderPlacement']): Shop['CartCustomer'] {
  const { name, firstName, lastName, email, phone, business, shipping, newsletter } = placement
  const recipient = shipping.name === name ? null : shipping.name
  return {
    ...{ name, firstName, lastName, email, phone },
    tin: business?.TIN ?? null,
    vatin: business?.VATIN ?? null,
    businessName: business?.business_name ?? null,
    newsletter: newsletter === true,
    shippingFullName: recipient,
    shippingFirstName: recipient?.split(' ').slice(0, -1).join(' ') ?? null,
    shippingLastName: recipient?.split(' ').at(-1) ?? null,
  }
}

const isSame = (one: Shop['Address'], other: Shop['Address']): boolean =>
  one.street === other.street &&
  one.city === other.city &&
  one.postcode === other.postcode &&
  one.country_code === other.country_code
