import type { CheckoutChoice, PickupBranch, Shipper } from '@vanek/sdk/checkout'
import { jsonField } from './json-field.ts'

/**
 * What the details form was shown with. It travels in the form, so that what is ordered is what was seen, and so that
 * the same form posted twice is the same order even after its cart is gone.
 */
export interface Seen {
  readonly total: number
  readonly choice: CheckoutChoice
  readonly shipper: Pick<Shipper, 'requiredAddress' | 'address'> & { readonly branches: readonly PickupBranch[] }
}

/** Notes down what is shown: of the shipper's branches only the chosen one. */
export const seenOf = (total: number, choice: CheckoutChoice, shipper: Shipper): Seen => ({
  total,
  choice,
  shipper: {
    requiredAddress: shipper.requiredAddress,
    address: shipper.address,
    branches: shipper.branches?.filter(({ id }) => id === choice.branch) ?? [],
  },
})

const isAddress = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && 'street' in value && 'country_code' in value)

/** Reads the note again; null when it is none. The back end checks what is ordered, not this. */
export function seenFrom(form: FormData): Seen | null {
  const { total, choice, shipper } = jsonField<Seen>(form, 'seen') ?? {}
  if (typeof total !== 'number' || !choice || !shipper) return null
  const numbers = [choice.shipper, choice.payment, choice.branch ?? 0].every(Number.isSafeInteger)
  const branches = Array.isArray(shipper.branches) && shipper.branches.every(({ address }) => isAddress(address))
  return numbers && branches && isAddress(shipper.address) ? { total, choice, shipper } : null
}
