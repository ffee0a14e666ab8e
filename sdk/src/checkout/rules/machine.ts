import type { Cart } from '../../cart/types.ts'
import type { DeliveryTime, PartialChoice, Payment, PickupBranch, Shipper } from '../types.ts'
import type { FormContext } from './counting.ts'
import { type InputIssue, validateInputs } from './input-issues.ts'
import type { CheckoutInputs, InputName } from './inputs.ts'
import type { InputVerdicts } from './verdicts.ts'
import { type MethodsIssues, validateMethods } from './methods.ts'
import type { CheckoutProgress } from './steps.ts'

/** Everything that decides where a checkout stands. */
export interface CheckoutFacts {
  readonly cart: Pick<Cart, 'items'> & { readonly prices: Pick<Cart['prices'], 'missingToMinimumOrder'> }
  readonly shippers: readonly Shipper[]
  readonly payments: readonly Payment[]
  readonly choice: PartialChoice
  /** The chosen branch as it was asked for, where the shipper does not list its branches. */
  readonly branch?: PickupBranch | null | undefined
  readonly slots?: readonly DeliveryTime[] | undefined
  /** The details; those of a step that has not been reached may be left out. */
  readonly inputs?: CheckoutInputs | undefined
  readonly context?: FormContext | undefined
  /** What a service thinks of the inputs (C5.26). */
  readonly verdicts?: InputVerdicts | undefined
}

type MethodsCode = NonNullable<MethodsIssues[keyof MethodsIssues]>

/** One thing that stands in the way of the order: the step it is mended in, the input there, and why. */
export type Missing =
  | { readonly step: 'index'; readonly input: 'cart'; readonly code: 'cart_empty' | 'below_minimum_order' }
  | { readonly step: 'methods'; readonly input: keyof MethodsIssues; readonly code: MethodsCode }
  | { readonly step: 'info'; readonly input: InputName; readonly code: InputIssue }

const missingInCart = ({ cart }: CheckoutFacts): readonly Missing[] => {
  if (cart.items.length === 0) return [{ step: 'index', input: 'cart', code: 'cart_empty' }]
  return (cart.prices.missingToMinimumOrder ?? 0) > 0
    ? [{ step: 'index', input: 'cart', code: 'below_minimum_order' }]
    : []
}

const methodInputs = ['shipper', 'branch', 'deliveryTimeSlot', 'payment'] as const

const missingMethods = ({ choice, shippers, payments, branch, slots }: CheckoutFacts): readonly Missing[] => {
  const issues = validateMethods(choice, shippers, payments, { branch, slots })
  return methodInputs.flatMap((input) => {
    const code = issues[input]
    return code ? [{ step: 'methods' as const, input, code }] : []
  })
}

const missingDetails = ({ inputs, context, verdicts }: CheckoutFacts): readonly Missing[] => {
  if (!inputs || !context) return []
  const issues = Object.entries(validateInputs(inputs, context, verdicts)) as readonly [InputName, InputIssue][]
  return issues.map(([input, code]) => ({ step: 'info', input, code }))
}

/** Everything that is missing before the order can be placed, in the order of the steps. */
export const missingFor = (facts: CheckoutFacts): readonly Missing[] => [
  ...missingInCart(facts),
  ...missingMethods(facts),
  ...missingDetails(facts),
]

/** How far the shopper has come, for the guard of a step. */
export const progressOf = (facts: Omit<CheckoutFacts, 'inputs' | 'context' | 'verdicts'>): CheckoutProgress => ({
  hasItems: missingInCart(facts).length === 0,
  hasMethods: missingMethods(facts).length === 0,
})
