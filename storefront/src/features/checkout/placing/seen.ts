import { type Cart, getCart } from '@vanek/sdk/cart'
import type { Address, CheckoutChoice, FormContext, PickupBranch, Shipper } from '@vanek/sdk/checkout'
import type { PageEnv } from '../../../lib/page/env.ts'
import { browserUtm } from '../../../lib/visitor/visitor.ts'

/** The visitor's last campaign (C3.43); known only to their browser, empty without one. */
export const cameBy = ({ server }: Pick<PageEnv, 'server'>): Readonly<Record<string, string>> =>
  server ? {} : browserUtm().read()

/** Whether the cart became an order: an ordered cart does not exist any more. */
export async function wasOrdered({ shop }: Pick<PageEnv, 'shop'>): Promise<boolean> {
  const cart = await getCart(shop)
  return cart.ok && cart.data.items.length === 0
}

/** An object in a hidden field of a form; null if there is none. Its content is not validated. */
export function jsonField<T extends object>(form: FormData, name: string): Partial<T> | null {
  const text = form.get(name)
  if (typeof text !== 'string') return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

/**
 * The data that the details form was rendered with. It is posted with the form, so that the order matches what the
 * visitor saw, and so that posting the form twice is the same order even after its cart is gone.
 */
export interface Seen {
  readonly total: number
  readonly choice: CheckoutChoice
  readonly branch: Pick<PickupBranch, 'address'> | null
  /** The shop's own address. */
  readonly contact: Address
  readonly context: FormContext
}

interface SeenParts {
  readonly cart: Pick<Cart, 'prices'>
  readonly choice: CheckoutChoice
  readonly shipper: Pick<Shipper, 'requiredAddress' | 'address'>
  readonly branch: PickupBranch | null
  readonly contact: Address
  readonly context: FormContext
}

/** Collects the shown data. */
export const seenOf = ({ cart, choice, shipper, branch, contact, context }: SeenParts): Seen => ({
  total: cart.prices.totalWithTax,
  choice,
  branch: branch && { address: branch.address },
  contact: shipper.address ?? contact,
  context,
})

const isAddress = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'street' in value && 'country_code' in value

const isChoice = ({ shipper, payment, branch, deliveryTimeSlot, gifts }: Partial<CheckoutChoice>): boolean =>
  [shipper, payment, branch ?? 0, deliveryTimeSlot ?? 0].every(Number.isSafeInteger) &&
  Array.isArray(gifts) &&
  gifts.every(Number.isSafeInteger)

/** Parses the shown data; null if it is malformed. The back end validates the order, not this. */
export function seenFrom(form: FormData): Seen | null {
  const { total, choice, branch = null, contact, context } = jsonField<Seen>(form, 'seen') ?? {}
  if (typeof total !== 'number' || !choice || !isChoice(choice) || !contact || !isAddress(contact)) return null
  if (typeof context?.theme !== 'object' || typeof context.requiredAddress !== 'boolean') return null
  return branch === null || isAddress(branch.address) ? { total, choice, branch, contact, context } : null
}
