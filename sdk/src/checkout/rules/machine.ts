import type { Cart } from '../../cart/types.ts'
import type { DeliveryTime, PartialChoice, Payment, PickupBranch, Shipper } from '../types.ts'
import type { FormContext } from './counting.ts'
import { type CheckoutIssue, validateCheckoutForm } from './input-issues.ts'
import type { CheckoutInputs, CheckoutField } from './inputs.ts'
import type { AddressValidationResults } from './verdicts.ts'
import { type MethodsIssues, validateCheckoutMethods } from './methods.ts'
import type { CheckoutProgress } from './steps.ts'

/** Input of `checkoutProgress`: everything that decides what is missing. */
export interface CheckoutValidationInput {
  /** The cart: must have items and reach the minimum order. */
  readonly cart: Pick<Cart, 'items'> & {
    /** Prices of the cart; without `missingToMinimumOrder` there is no minimum order. */
    readonly prices: Pick<Cart['prices'], 'missingToMinimumOrder'>
  }
  /** Delivery methods offered for the cart. */
  readonly shippers: readonly Shipper[]
  /** Payment methods offered for the cart. */
  readonly payments: readonly Payment[]
  /** Ids of what the shopper has chosen. */
  readonly choice: PartialChoice
  /** The chosen branch, loaded by its id, if the shipper does not list its branches. */
  readonly branch?: PickupBranch | null | undefined
  /** Delivery times of the chosen shipper; undefined if not loaded, then the chosen time is not checked. */
  readonly slots?: readonly DeliveryTime[] | undefined
  /** Inputs of the details step; can be omitted before that step. */
  readonly inputs?: CheckoutInputs | undefined
  /** Decides which inputs count; without it, inputs are not checked. */
  readonly context?: FormContext | undefined
  /** Verdicts of a service on the inputs. */
  readonly verdicts?: AddressValidationResults | undefined
}

type MethodsCode = NonNullable<MethodsIssues[keyof MethodsIssues]>

/** A missing part: its step, its input in that step, and the reason. */
export type MissingInput =
  | {
      /** The cart step. */
      readonly step: 'index'
      /** The cart as a whole. */
      readonly input: 'cart'
      /** The cart has no items, or its price is below the minimum order. */
      readonly code: 'cart_empty' | 'below_minimum_order'
    }
  | {
      /** The step where shipper and payment are chosen. */
      readonly step: 'methods'
      /** The part of the choice that is missing or not available. */
      readonly input: keyof MethodsIssues
      /** Why this part of the choice is rejected. */
      readonly code: MethodsCode
    }
  | {
      /** The step with the customer's details. */
      readonly step: 'info'
      /** Name of the input. */
      readonly input: CheckoutField
      /** Why the value of this input is rejected. */
      readonly code: CheckoutIssue
    }

const missingInCart = ({ cart }: CheckoutValidationInput): readonly MissingInput[] => {
  if (cart.items.length === 0) return [{ step: 'index', input: 'cart', code: 'cart_empty' }]
  return (cart.prices.missingToMinimumOrder ?? 0) > 0
    ? [{ step: 'index', input: 'cart', code: 'below_minimum_order' }]
    : []
}

const methodInputs = ['shipper', 'branch', 'deliveryTimeSlot', 'payment'] as const

const missingMethods = ({
  choice,
  shippers,
  payments,
  branch,
  slots,
}: CheckoutValidationInput): readonly MissingInput[] => {
  const issues = validateCheckoutMethods(choice, shippers, payments, { branch, slots })
  return methodInputs.flatMap((input) => {
    const code = issues[input]
    return code ? [{ step: 'methods' as const, input, code }] : []
  })
}

const missingDetails = ({ inputs, context, verdicts }: CheckoutValidationInput): readonly MissingInput[] => {
  if (!inputs || !context) return []
  const issues = Object.entries(validateCheckoutForm(inputs, context, verdicts)) as readonly [
    CheckoutField,
    CheckoutIssue,
  ][]
  return issues.map(([input, code]) => ({ step: 'info', input, code }))
}

/** Everything missing before the order can be placed, in order of the steps. */
export const missingFor = (facts: CheckoutValidationInput): readonly MissingInput[] => [
  ...missingInCart(facts),
  ...missingMethods(facts),
  ...missingDetails(facts),
]

/**
 * The completed parts of the checkout, for `allowedStep`.
 *
 * @param facts - Cart, choice and offers.
 */
export const checkoutProgress = (
  facts: Omit<CheckoutValidationInput, 'inputs' | 'context' | 'verdicts'>,
): CheckoutProgress => ({
  hasItems: missingInCart(facts).length === 0,
  hasMethods: missingMethods(facts).length === 0,
})
