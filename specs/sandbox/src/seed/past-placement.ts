import type { Catalogue } from '../../seed/catalogue.ts'
import type { Customer, CustomerAddress } from '../../seed/customers.ts'
import type { PastOrder } from '../../seed/past-orders.ts'
import { homeCountry } from '../market.ts'
import type { Shop } from '../wire.ts'

type Place = Pick<CustomerAddress, 'street' | 'city' | 'postcode'> & { readonly countryCode?: string }

/** The order form of a demo customer; `branch` is null for delivery to the door. */
export function placementOf(
  customer: Customer,
  past: PastOrder,
  branch: ReturnType<typeof branchOf>,
): Shop['OrderPlacement'] {
  const { firstName, lastName, email, phone, business } = customer
  const name = `${firstName} ${lastName}`
  const billing = placeOf(customer.addresses[0])
  return {
    ...{ name, firstName, lastName, email, phone, billing_address: billing },
    business: business && { business_name: business.name, TIN: business.tin, VATIN: business.vatin },
    shipping: { name, address: branch === null ? billing : placeOf(branch) },
    payment_id: past.paymentId,
    shipper_id: past.shipperId,
    branch_id: branch?.id ?? null,
    ...(past.comment === null ? {} : { comment: past.comment }),
    terms: true,
  }
}

/** Where a demo customer collects: near them, if possible; null for delivery to the door. */
export function branchOf({ branches, pickupPoints, shippers }: Catalogue, { addresses }: Customer, shipperId: number) {
  const shipper = shippers.find(({ id }) => id === shipperId)
  if (shipper?.requiredBranch !== true) return null
  const cities = addresses.map(({ city }) => city)
  const places = shipper.type === 'PERSONAL' ? branches : pickupPoints.filter((point) => point.shipperId === shipperId)
  const place = places.find(({ city }) => cities.includes(city)) ?? places[0]
  if (place === undefined) return null
  return { ...place, name: 'name' in place ? place.name : place.title, hours: place.openingHours }
}

function placeOf(place: Place | undefined): Shop['Address'] {
  const { street = '', city = '', postcode = '', countryCode = homeCountry } = place ?? {}
  return { street, city, postcode, country_code: countryCode }
}
