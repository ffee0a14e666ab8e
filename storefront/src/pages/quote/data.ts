import { newId } from '@vanek/sdk'
import { getQuote, type Quote } from '@vanek/sdk/orders'
import { redirect, redirectDocument } from 'react-router-dom'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { keptQuotes } from '../../features/quote/kept-quotes.ts'

export { action } from './action.ts'

/** A quotation that is open; `null` where the link has none. */
export type QuoteData = {
  readonly quote: Quote
  /** Names the link in the form of the page. */
  readonly link: string
  /** The address to pass on. */
  readonly address: string
  /** Makes a form that is posted twice one change. */
  readonly changeKey: string
} | null

/** Follows the link of a quotation. Its key leaves the address before anything is shown. */
export const loader: VisitorLoader<QuoteData> = async ({ request }, { cookies, origin, server, shop }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read this cookie
  if (!server) throw redirectDocument(pathname + search)
  const quotes = keptQuotes(cookies)
  const clean = quotes.addressFrom(searchParams)
  if (clean) throw redirect(clean, 303)
  const id = searchParams.get('odkaz')
  const token = quotes.tokenOf(id)
  const quote = token === null ? null : await getQuote(shop, { token })
  if (token === null || !quote?.ok) return null
  const address = `${origin}${pathname}?token=${encodeURIComponent(token)}`
  return { quote: quote.data, link: id ?? '', address, changeKey: newId() }
}
