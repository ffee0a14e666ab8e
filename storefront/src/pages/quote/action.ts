import { reorder, type ReorderReport } from '@vanek/sdk/flows'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { getQuote } from '@vanek/sdk/orders'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { keptQuotes } from '../../features/quote/kept-quotes.ts'

/** What became of the goods of a quotation that did not all get into the cart. */
export interface QuoteAnswer {
  readonly report: ReorderReport | null
  /** Why nobody knows; null where there is a report. */
  readonly text: string | null
}

/** Puts the goods of a quotation into the cart, once for the key of the form, and leads there; else says what is missing. */
export const action: PageAction<unknown> = async ({ request }, { cookies, shop }) => {
  const form = await formOf(request)
  const token = keptQuotes(cookies).tokenOf(textIn(form, 'odkaz') || null)
  const quote = token === null ? null : await getQuote(shop, { token })
  if (!quote) return redirect(new URL(request.url).pathname, 303)
  const put = quote.ok
    ? await reorder(shop, { order: quote.data, messages: cs }, { idempotencyKey: textIn(form, 'changeKey') })
    : quote
  if (!put.ok) return data<QuoteAnswer>({ report: null, text: errorText(cs, put.error) }, { status: 422 })
  const { missing, capped } = put.data
  if (missing.length + capped.length === 0) return redirect(stepPaths.index, 303)
  return data<QuoteAnswer>({ report: put.data, text: null })
}
