import type { Currency } from '../pricing/currency.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import { priceListOf, type Customer, type Identity } from '../shop/identity.ts'

/** The buyer and their price list. */
export interface Buyer {
  readonly customer: Customer | null
  readonly list: PriceList
}

export async function buyerOf(services: Services, identity: Identity, currency: Currency): Promise<Buyer> {
  const customer = identity.kind === 'customer' ? identity.customer : null
  return { customer, list: await priceListOf(services, identity, currency) }
}
