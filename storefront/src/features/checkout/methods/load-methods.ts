import { unwrap } from '@vanek/sdk'
import { type DeliveryTime, getPickupBranches, type Shipper } from '@vanek/sdk/checkout'
import { readCountries } from '../../../entities/cart/choice-cookie.ts'
import type { VisitorEnv } from '../../../lib/page/env.ts'
import { type CheckoutData, loadCheckout, slotsOf } from '../order/load-checkout.ts'
import { type FoundPoints, isSearched } from '../points/posted-choice.ts'

/** Loader data of the step of shipping and payment. */
export interface MethodsData extends CheckoutData {
  /** Delivery times by the id of their shipper (C7.26). */
  readonly slots: Readonly<Record<number, readonly DeliveryTime[]>>
  /** Null unless the visitor searched for points (C7.51). */
  readonly found: FoundPoints | null
  /** Stored countries of delivery and billing; missing if there are none. */
  readonly countries: { readonly country?: string; readonly billingCountry?: string }
  /** Time of the render in milliseconds, so that all statements about days agree. */
  readonly now: number
}

const perPage = 20

async function allSlots(env: VisitorEnv, shippers: readonly Shipper[]): Promise<MethodsData['slots']> {
  const timed = shippers.filter(({ hasDeliveryTimes }) => hasDeliveryTimes)
  const requests = timed.map(async (shipper) => [shipper.id, await slotsOf(env, shipper)] as const)
  return Object.fromEntries(await Promise.all(requests))
}

async function foundFor(
  { shop }: VisitorEnv,
  shippers: readonly Shipper[],
  text: string | null,
): Promise<FoundPoints | null> {
  const shipper = shippers.find(isSearched)
  if (text === null || !shipper) return null
  return { text, ...unwrap(await getPickupBranches(shop, { shipperId: shipper.id, s: text, perPage })) }
}

/** Loads the offered methods, and the points for `?s=`; redirects to the cart if that is empty. */
export async function loadMethods(env: VisitorEnv, search: URLSearchParams): Promise<MethodsData> {
  const data = await loadCheckout(env, 'methods')
  const text = search.get('s')?.trim().slice(0, 100) ?? null
  const [slots, found] = await Promise.all([allSlots(env, data.shippers), foundFor(env, data.shippers, text)])
  const { country, billingCountry } = readCountries(env.cookies)
  const countries = { ...(country && { country }), ...(billingCountry && { billingCountry }) }
  return { ...data, slots, found, countries, now: env.shop.config.clock.now() }
}
