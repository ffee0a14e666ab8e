/** The steps of the checkout, in the order they are gone through (C2.23). */
export const checkoutSteps = ['index', 'methods', 'info'] as const

/** `index` is the cart, `methods` shipping and payment, `info` delivery details. */
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What decides how far a shopper may go. */
export interface CheckoutProgress {
  /** Whether anything is in the cart. */
  readonly hasItems: boolean
  /** Whether a shipper, its branch if it needs one, and a payment are chosen. */
  readonly hasMethods: boolean
}

/** The furthest step that may be entered: none is skipped (C2.23). */
export const furthestStep = ({ hasItems, hasMethods }: CheckoutProgress): CheckoutStep => {
  if (!hasItems) return 'index'
  return hasMethods ? 'info' : 'methods'
}

/** The wanted step if it may be entered, else the one to send the shopper to (C2.23). */
export const allowedStep = (wanted: CheckoutStep, progress: CheckoutProgress): CheckoutStep => {
  const furthest = furthestStep(progress)
  return checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(furthest) ? wanted : furthest
}
