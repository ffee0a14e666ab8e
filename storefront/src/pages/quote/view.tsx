import * as texts from '#texts/pages/quote'
import { contactPath, quotePath } from '#market/paths'
import { type Quote, quotePriceChange, quoteDocumentPath } from '@vanek/sdk/orders'
import { useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { QuoteLines } from '../../features/quote/quote-lines.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { formatDate } from '../../market/dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { QuoteAnswer, QuoteData } from './data.ts'

/** Goods that were not added to the cart, or with a smaller amount. */
function Report({ report, text }: QuoteAnswer) {
  if (!report) return <Notice kind="danger">{text}</Notice>
  const { added, missing, capped } = report
  return (
    <Notice kind="warning" role="alert">
      <p>
        {added === 0 ? texts.nothingAdded : texts.added(added)}{' '}
        {added > 0 && <Link to={stepPaths.index}>{texts.toCart}</Link>}
      </p>
      <ul className="account-missing">
        {[...missing, ...capped].map(({ name, reason }) => (
          <li key={name}>
            <strong>{name}</strong> {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Validity of the quotation, and changes since then. */
function Validity({ quote }: { readonly quote: Quote }) {
  const until = <time dateTime={quote.validUntil}>{formatDate(quote.validUntil)}</time>
  const isChanged = quote.items.some((item) => quotePriceChange(item) !== 'same')
  if (quote.expired)
    return (
      <Notice kind="warning">
        {texts.expiredBefore}
        {until}
        {texts.expiredAfter}
        {isChanged && texts.expiredChanged}.
      </Notice>
    )
  return isChanged ? <Notice kind="info">{texts.changed}</Notice> : null
}

function Facts({ quote }: { readonly quote: Quote }) {
  const { name, business, note } = quote
  const rows = [
    [texts.createdLabel, formatDate(quote.created)],
    [texts.forLabel, [business?.business_name, name].filter(Boolean).join(', ')],
    [texts.tinLabel, business?.TIN],
    [texts.vatinLabel, business?.VATIN],
    [texts.noteLabel, note],
  ] as const
  return (
    <dl className="account-facts">
      {rows.map(
        ([title, value]) =>
          value && (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="num order-comment">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A quotation with its actions. A native form, so that the key stays on the server. */
function QuotePage({ quote, link, address, changeKey }: NonNullable<QuoteData>) {
  const answer = useActionData() as QuoteAnswer | undefined
  const canBuy = quote.items.some(({ now }) => now !== null)
  return (
    <div className="page wrap quote-page stack gap-3">
      <header className="stack gap-1">
        <h1>
          {texts.heading}
          <span className="num">{quote.number}</span>
        </h1>
        {!quote.expired && (
          <p className="lead">
            {texts.validUntil}
            <time dateTime={quote.validUntil}>{formatDate(quote.validUntil)}</time>.
          </p>
        )}
      </header>
      <Validity quote={quote} />
      {answer && <Report {...answer} />}
      <div className="quote-cols">
        <QuoteLines quote={quote} />
        <div className="stack gap-4">
          <form method="post" action={quotePath} className="quote-ways">
            <input type="hidden" name="odkaz" value={link} />
            <input type="hidden" name="changeKey" value={changeKey} />
            {canBuy && (
              <Button type="submit" tone="action" big>
                <Icon name="cart" />
                {texts.addAll}
              </Button>
            )}
            <a className={buttonClass()} href={quoteDocumentPath(quote.token)} download={texts.fileName(quote.number)}>
              {texts.download}
            </a>
          </form>
          <Facts quote={quote} />
          <section className="quote-share stack gap-1" aria-labelledby="share">
            <h2 id="share">{texts.shareTitle}</h2>
            <p className="small quiet">{texts.shareNote}</p>
            <input className="input" readOnly aria-labelledby="share" value={address} />
          </section>
        </div>
      </div>
    </div>
  )
}

/** Shown if the link has no quotation. */
const NoQuote = () => (
  <div className="page wrap quote-page">
    <div className="stack gap-2">
      <h1>{texts.missingTitle}</h1>
      <p className="lead">{texts.missingLead}</p>
      <p>{texts.missingNote}</p>
      <p className="row">
        <Link className={buttonClass('outline')} to={stepPaths.index}>
          {texts.toCart}
        </Link>
        <Link className={buttonClass('outline')} to={contactPath}>
          {texts.contact}
        </Link>
      </p>
    </div>
  </div>
)

export const head: PageHead<QuoteData> = (data) => ({
  title: data ? texts.titleOf(data.quote.number) : texts.title,
  referrer: 'strict-origin',
})

/** `/nabidka?token=`: a quotation, for everybody with its link. */
export function Component() {
  const data = useLoaderData() as QuoteData
  return data ? <QuotePage {...data} /> : <NoQuote />
}
