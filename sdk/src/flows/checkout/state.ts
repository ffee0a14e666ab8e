import type { Currency } from '../../kernel/currency.ts'
import { offeredGifts } from '../../checkout/rules/gifts.ts'
import { vatinRemark } from '../../checkout/rules/company.ts'
import { validateCheckoutForm } from '../../checkout/rules/input-issues.ts'
import type { FormContext } from '../../checkout/rules/counting.ts'
import type { CheckoutInputs, CheckoutField } from '../../checkout/rules/inputs.ts'
import { missingFor } from '../../checkout/rules/machine.ts'
import { findPickupBranch } from '../../checkout/rules/methods.ts'
import type { AddressValidationResults } from '../../checkout/rules/verdicts.ts'
import type { CheckoutInitialData, CheckoutState } from './types.ts'
import type { Company, Gift, PickupBranch } from '../../checkout/types.ts'

/** The stored state; the rest of the public state is derived from it. */
export interface BaseState extends Omit<
  CheckoutState,
  'issues' | 'missing' | 'branch' | 'gifts' | 'validationResults' | 'vatinRemark'
> {
  /** The chosen branch, loaded by its id. */
  readonly chosenBranch: PickupBranch | null
  readonly offers: readonly Gift[]
  /** The company as the register has it; null before a lookup. */
  readonly registered: Company | null
  /** Inputs that were changed on this page. */
  readonly changed: ReadonlySet<CheckoutField>
  /** Verdicts that apply to given inputs; null before the first verdict. */
  readonly verdictsOf: ((inputs: CheckoutInputs, context: FormContext) => AddressValidationResults) | null
}

export const baseOf = (start: CheckoutInitialData): BaseState => ({
  inputs: start.inputs,
  choice: start.choice,
  chosenBranch: start.branch ?? null,
  shippers: start.shippers,
  payments: start.payments,
  offers: start.gifts ?? [],
  registered: null,
  slots: start.slots ?? [],
  slotsPending: false,
  cart: start.cart,
  stale: false,
  error: null,
  context: start.context,
  touched: new Set(),
  changed: new Set(),
  verdictsOf: null,
  attempted: false,
  company: 'idle',
  addresses: start.addresses ?? [],
})

/** The public state. Issues, missing parts and prices of gifts are derived. */
export function seenState(base: BaseState, currency: Currency): CheckoutState {
  const { chosenBranch, offers, changed: _changed, verdictsOf, registered, ...rest } = base
  const { inputs, choice, shippers, payments, slots, cart, touched, attempted } = rest
  const shipper = shippers.find(({ id }) => id === choice.shipper)
  const context = shipper ? { ...rest.context, requiredAddress: shipper.requiredAddress } : rest.context
  const verdicts = verdictsOf?.(inputs, context) ?? {}
  const all = Object.entries(validateCheckoutForm(inputs, context, verdicts))
  const branch = findPickupBranch(shipper, choice.branch, chosenBranch)
  const facts = { cart, shippers, payments, choice, inputs, context, verdicts, branch: chosenBranch ?? undefined }
  return {
    ...rest,
    context,
    branch,
    validationResults: verdicts,
    vatinRemark: vatinRemark(inputs, registered),
    gifts: offeredGifts(offers, cart.prices, currency),
    issues: Object.fromEntries(all.filter(([name]) => attempted || touched.has(name as CheckoutField))),
    missing: missingFor(slots.length > 0 ? { ...facts, slots } : facts),
  }
}
