import { newId } from '@vanek/sdk'
import { getCart } from '@vanek/sdk/cart'
import {
  validateQuoteForm,
  createQuote,
  type QuoteInputs,
  parseQuoteForm,
  toQuoteInputs,
  toCreateQuoteParams,
} from '@vanek/sdk/orders'
import { data, redirect } from 'react-router-dom'
import { visitorOf } from '../../features/checkout/placing/visitor-of.ts'
import { storedQuotes } from '../../features/quote/stored-quotes.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'

export interface NewQuoteData {
  /** Whether the cart is empty. */
  readonly isEmpty: boolean
  /** Known data of the visitor. */
  readonly inputs: QuoteInputs
  /** Idempotency key of the quotation. */
  readonly changeKey: string
}

/** Loads whether the cart has items, and the visitor. */
export const loader: VisitorLoader<NewQuoteData> = async (_args, env) => {
  const [cart, { user }] = await Promise.all([getCart(env.shop), visitorOf(env)])
  return { isEmpty: cart.ok && cart.data.items.length === 0, inputs: toQuoteInputs(user), changeKey: newId() }
}

/** Error of the form, with the typed input. */
export interface NewQuoteAnswer {
  readonly typed: QuoteInputs
  /** Error codes by field. */
  readonly issues: Readonly<Record<string, string>>
  readonly text: string | null
  /** The same key again, so that a retry is idempotent. */
  readonly changeKey: string
}

/** Creates a quotation from the cart, once per key of the form, and redirects to it. */
export const action: PageAction<unknown> = async ({ request }, { cookies, shop }) => {
  const form = await formOf(request)
  const typed = parseQuoteForm(form)
  const changeKey = textIn(form, 'changeKey')
  const refuse = (issues: Readonly<Record<string, string>>, text: string | null) =>
    data<NewQuoteAnswer>({ typed, issues, text, changeKey }, { status: 422 })
  const country = shop.config.country?.alpha3
  const issues = validateQuoteForm(typed, country)
  if (Object.keys(issues).length > 0) return refuse(issues, null)
  const result = await createQuote(shop, toCreateQuoteParams(typed, country), { idempotencyKey: changeKey })
  if (result.ok) return redirect(storedQuotes(cookies).keep(result.data.token), 303)
  const { errors, text } = refusalOf(result.error, Object.keys(typed))
  return refuse(errors, text)
}
