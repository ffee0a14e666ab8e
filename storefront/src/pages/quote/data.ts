import { newId } from '@vanek/sdk'
import { reorder, type ReorderReport } from '@vanek/sdk/flows'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { getQuote, type Quote } from '@vanek/sdk/orders'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { storedQuotes } from '../../features/quote/stored-quotes.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'

/** An open quotation; `null` if the link has none. */
export type QuoteData = {
  readonly quote: Quote
  /** Id of the link in the form of the page. */
  readonly link: string
  /** URL for sharing. */
  readonly address: string
  /** Idempotency key of the form. */
  readonly changeKey: string
} | null

/** Opens the link of a quotation. Its key is removed from the URL before anything is rendered. */
export const loader: VisitorLoader<QuoteData> = async ({ request }, { cookies, origin, server, shop }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read this cookie
  if (!server) throw redirectDocument(pathname + search)
  const quotes = storedQuotes(cookies)
  const clean = quotes.addressFrom(searchParams)
  if (clean) throw redirect(clean, 303)
  const id = searchParams.get('odkaz')
  const token = quotes.tokenOf(id)
  const quote = token === null ? null : await getQuote(shop, { token })
  if (token === null || !quote?.ok) return null
  const address = `${origin}${pathname}?token=${encodeURIComponent(token)}`
  return { quote: quote.data, link: id ?? '', address, changeKey: newId() }
}

/** Result if not all goods of a quotation were added to the cart. */
export interface QuoteAnswer {
  readonly report: ReorderReport | null
  /** Error text; null if there is a report. */
  readonly text: string | null
}

/**
 * Adds the goods of a quotation to the cart, once per key of the form, and redirects there; otherwise returns what is
 * missing.
 */
export const action: PageAction<unknown> = async ({ request }, { cookies, shop }) => {
  const form = await formOf(request)
  const token = storedQuotes(cookies).tokenOf(textIn(form, 'odkaz') || null)
  const quote = token === null ? null : await getQuote(shop, { token })
  if (!quote) return redirect(new URL(request.url).pathname, 303)
  const put = quote.ok
    ? await reorder(shop, { order: quote.data, messages: messages }, { idempotencyKey: textIn(form, 'changeKey') })
    : quote
  if (!put.ok) return data<QuoteAnswer>({ report: null, text: errorText(messages, put.error) }, { status: 422 })
  const { missing, capped } = put.data
  if (missing.length + capped.length === 0) return redirect(stepPaths.index, 303)
  return data<QuoteAnswer>({ report: put.data, text: null })
}
