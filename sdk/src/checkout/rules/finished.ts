/** What the order-finished page does: show the stored order, or send the shopper back to the cart. */
export type FinishedView<O> = { readonly show: O } | { readonly redirectTo: 'index' }

/** Shows the stored order; without one, redirects to the cart (C2.32). */
export const finishedView = <O>(stored: O | null | undefined): FinishedView<O> =>
  stored === null || stored === undefined ? { redirectTo: 'index' } : { show: stored }
