import { unwrap } from '@vanek/sdk'
import { type DeliveryTime, getPickupBranches, type Shipper } from '@vanek/sdk/checkout'
import { readCountries } from '../../../entities/cart/choice-cookie.ts'
import type { VisitorEnv } from '../../../lib/page/env.ts'
import { type CheckoutData, loadCheckout, slotsOf } from '../order/load-checkout.ts'
import { type FoundPoints, isSearched } from '../points/posted-choice.ts'

/** What the step of shipping and payment shows. */
export interface MethodsData extends CheckoutData {
  /** Times of delivery by the id of the shipper that comes at them (C7.26). */
  readonly slots: Readonly<Record<number, readonly DeliveryTime[]>>
  /** Null unless points were searched for (C7.51). */
  readonly found: FoundPoints | null
  /** Countries of delivery and billing as they were kept; left out where none were. */
  readonly countries: { readonly country?: string; readonly billingCountry?: string }
  /** When the page was made, in milliseconds: what it says of days is said the same everywhere. */
  readonly now: number
}

const perPage = 20

async function allSlots(env: VisitorEnv, shippers: readonly Shipper[]): Promise<MethodsData['slots']> {
  const timed = shippers.filter(({ hasDeliveryTimes }) => hasDeliveryTimes)
  const asked = timed.map(async (shipper) => [shipper.id, await slotsOf(env, shipper)] as const)
  return Object.fromEntries(await Promise.all(asked))
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

/** Reads what is offered, and what `?s=` asks for; without items it leads to the cart. */
export async function loadMethods(env: VisitorEnv, search: URLSearchParams): Promise<MethodsData> {
  const data = await loadCheckout(env, 'methods')
  const text = search.get('s')?.trim().slice(0, 100) ?? null
  const [slots, found] = await Promise.all([allSlots(env, data.shippers), foundFor(env, data.shippers, text)])
  const { country, billingCountry } = readCountries(env.cookies)
  const countries = { ...(country && { country }), ...(billingCountry && { billingCountry }) }
  return { ...data, slots, found, countries, now: env.shop.config.clock.now() }
}
