import type { Catalogue } from '../../seed/catalogue.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { CustomerDoc, ShipperDoc } from '../db/schema.ts'
import type { Queries } from '../db/transaction.ts'
import { hashPassword } from '../http/password.ts'
import { homeCountry } from '../market.ts'

/** The password of all demo customers. */
const DEMO_PASSWORD = 'vetrak-2026'

/** Price lists, customers, shippers, payments, coupons, gifts. */
export async function insertSelling(q: Queries, seed: Catalogue): Promise<void> {
  await insertRows(
    q,
    'price_lists',
    seed.priceLists.map(({ code, title, percentOff }) => ({ code, title, percent_off: percentOff })),
  )
  await insertRows(q, 'customers', await Promise.all(seed.customers.map((customer) => customerRow(seed, customer))))
  await insertRows(
    q,
    'shippers',
    seed.shippers.map((shipper, position) => shipperRow(shipper, position)),
  )
  await insertRows(
    q,
    'payments',
    seed.payments.map(({ id, code, name, price, rounds, description }, position) => ({
      id,
      code,
      name,
      price,
      cash: rounds,
      position,
      doc: { description },
    })),
  )
  await insertRows(
    q,
    'coupons',
    seed.coupons.map(({ code, title, percentOff, amountOff, minimum, limit, validUntil }) => ({
      code,
      title,
      percent_off: percentOff ?? 0,
      amount_off: amountOff ?? 0,
      minimum,
      uses_left: limit,
      valid_until: validUntil,
    })),
  )
  await insertRows(
    q,
    'order_gifts',
    seed.orderGifts.map(({ id, name, variantId, priceFrom }) => ({
      id,
      name,
      variant_id: variantId,
      price_from: priceFrom,
      price_thousandths: 0,
    })),
  )
}

async function customerRow(seed: Catalogue, customer: Catalogue['customers'][number]) {
  const billing = customer.addresses.find(({ type }) => type === 'billing')
  const doc: CustomerDoc = {
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone,
    address: billing ? addressOf(billing) : null,
    business: customer.business && {
      business_name: customer.business.name,
      TIN: customer.business.tin,
      VATIN: customer.business.vatin,
    },
  }
  return {
    id: customer.id,
    email: customer.email,
    password_hash: await hashPassword(DEMO_PASSWORD),
    price_list: customer.variantHash,
    groups: customer.groups,
    restricted: seed.groups.some(({ code, restricted }) => restricted && customer.groups.includes(code)),
    credits: seed.credits.reduce((sum, entry) => sum + (entry.customerId === customer.id ? entry.amount : 0), 0),
    invoice_days: customer.invoiceDays ?? null,
    doc,
  }
}

interface Place {
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly countryCode?: string
}

function addressOf({ street, city, postcode, countryCode = homeCountry }: Place): NonNullable<CustomerDoc['address']> {
  return { street, city, postcode, country_code: countryCode }
}

function shipperRow(shipper: Catalogue['shippers'][number], position: number) {
  const doc: ShipperDoc = {
    description: shipper.description,
    requiredAddress: shipper.requiredAddress,
    requiredBranch: shipper.requiredBranch,
    blockedPayments: shipper.blockedPayments,
    transitDays: shipper.days,
    closesAt: shipper.closesAt,
    times: shipper.times,
  }
  return {
    id: shipper.id,
    type: shipper.type,
    name: shipper.name,
    price: shipper.price,
    free_from: shipper.freeFrom,
    oversized: shipper.oversized,
    regular: shipper.regular,
    position,
    doc,
  }
}
