/** The steps of the checkout, in order. */
export const checkoutSteps = ['index', 'methods', 'info'] as const

/** `index` is the cart, `methods` shipping and payment, `info` delivery details. */
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Facts that decide which steps are open. */
export interface CheckoutProgress {
  /** Whether the cart has items. */
  readonly hasItems: boolean
  /** Whether a shipper, its branch if it needs one, and a payment are chosen. */
  readonly hasMethods: boolean
}

/** The last step that is open; steps cannot be skipped. */
export const furthestStep = ({ hasItems, hasMethods }: CheckoutProgress): CheckoutStep => {
  if (!hasItems) return 'index'
  return hasMethods ? 'info' : 'methods'
}

/**
 * The step of the checkout to show.
 *
 * @param wanted - The requested step.
 * @param progress - Completed parts; see `checkoutProgress`.
 * @returns `wanted` if it can be opened, otherwise the last step that can.
 */
export const allowedStep = (wanted: CheckoutStep, progress: CheckoutProgress): CheckoutStep => {
  const furthest = furthestStep(progress)
  return checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(furthest) ? wanted : furthest
}
