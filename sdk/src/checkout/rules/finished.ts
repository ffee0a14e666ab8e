/** Result for the order-finished page: show the stored order, or send the shopper back to the cart. */
export type FinishedView<O> =
  | {
      /** The stored order to show. */
      readonly show: O
    }
  | {
      /** Checkout step to redirect to: the cart. */
      readonly redirectTo: 'index'
    }

/**
 * What the page after an order shows: the stored order, or a redirect to the cart.
 *
 * @param stored - The order placed last; null or undefined if there is none.
 */
export const finishedView = <O>(stored: O | null | undefined): FinishedView<O> =>
  stored === null || stored === undefined ? { redirectTo: 'index' } : { show: stored }
