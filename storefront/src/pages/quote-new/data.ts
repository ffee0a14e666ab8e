import { newId } from '@vanek/sdk'
import { getCart } from '@vanek/sdk/cart'
import { type QuoteInputs, quoteInputsOf } from '@vanek/sdk/orders'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { visitorOf } from '../../features/checkout/placing/visitor-of.ts'

export { action } from './action.ts'

export interface NewQuoteData {
  /** Whether there is anything to quote. */
  readonly isEmpty: boolean
  /** What is known of whoever asks. */
  readonly inputs: QuoteInputs
  /** Makes a form that is posted twice one quotation. */
  readonly changeKey: string
}

/** Looks whether the cart has anything, and who is here. */
export const loader: VisitorLoader<NewQuoteData> = async (_args, env) => {
  const [cart, { user }] = await Promise.all([getCart(env.shop), visitorOf(env)])
  return { isEmpty: cart.ok && cart.data.items.length === 0, inputs: quoteInputsOf(user), changeKey: newId() }
}
