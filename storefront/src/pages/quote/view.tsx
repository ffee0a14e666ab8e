import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { NoQuote, QuotePage } from './quote-page.tsx'
import type { QuoteData } from './data.ts'

export const head: PageHead<QuoteData> = (data) => ({
  title: data ? `Nabídka ${data.quote.number}` : 'Nabídka',
  referrer: 'strict-origin',
})

/** `/nabidka?token=`: a quotation, for whoever has its link. */
export function Component() {
  const data = useLoaderData() as QuoteData
  return data ? <QuotePage {...data} /> : <NoQuote />
}
