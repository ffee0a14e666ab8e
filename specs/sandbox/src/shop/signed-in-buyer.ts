import type { FastifyRequest } from 'fastify'
import type { Buyer } from '../cart/buyer.ts'
import type { Services } from '../services.ts'
import { currencyOf, mustBeCustomer, priceListOf, type Customer } from './identity.ts'

/** A signed-in customer with their price list. */
export interface SignedInBuyer extends Buyer {
  readonly customer: Customer
}

/** @throws the refusal `unauthorized` */
export async function mustBeBuyer(services: Services, request: FastifyRequest): Promise<SignedInBuyer> {
  const customer = await mustBeCustomer(services, request)
  return { customer, list: await priceListOf(services, { kind: 'customer', customer }, currencyOf(request)) }
}
