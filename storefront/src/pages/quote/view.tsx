import { contactPath, quotePath } from '#market/paths'
import { plural } from '@vanek/sdk/format'
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

const LINES = { one: '{n} položku', few: '{n} položky', many: '{n} položek' }

/** Goods that were not added to the cart, or with a smaller amount. */
function Report({ report, text }: QuoteAnswer) {
  if (!report) return <Notice kind="danger">{text}</Notice>
  const { added, missing, capped } = report
  return (
    <Notice kind="warning" role="alert">
      <p>
        {added === 0
          ? 'Do košíku jsme bohužel nic vložit nemohli.'
          : `Do košíku jsme vložili ${plural('cs', added, LINES)}, zbytek jen zčásti nebo vůbec.`}{' '}
        {added > 0 && <Link to={stepPaths.index}>Přejít do košíku</Link>}
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
        Nabídka platila do {until}. Zboží si můžete objednat dál, za dnešní ceny
        {isChanged && '. Co se změnilo, najdete u položek'}.
      </Notice>
    )
  return isChanged ? (
    <Notice kind="info">Od vystavení se něco změnilo, najdete to u položek. V košíku platí dnešní ceny.</Notice>
  ) : null
}

function Facts({ quote }: { readonly quote: Quote }) {
  const { name, business, note } = quote
  const rows = [
    ['Vystaveno', formatDate(quote.created)],
    ['Pro koho', [business?.business_name, name].filter(Boolean).join(', ')],
    ['IČ', business?.TIN],
    ['DIČ', business?.VATIN],
    ['Poznámka', note],
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
          Nabídka <span className="num">{quote.number}</span>
        </h1>
        {!quote.expired && (
          <p className="lead">
            Platí do <time dateTime={quote.validUntil}>{formatDate(quote.validUntil)}</time>.
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
                Vložit vše do košíku
              </Button>
            )}
            <a className={buttonClass()} href={quoteDocumentPath(quote.token)} download={`nabidka-${quote.number}.pdf`}>
              Stáhnout PDF
            </a>
          </form>
          <Facts quote={quote} />
          <section className="quote-share stack gap-1" aria-labelledby="share">
            <h2 id="share">Komu nabídku poslat</h2>
            <p className="small quiet">Kdo má tento odkaz, nabídku otevře a může z ní nakoupit.</p>
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
      <h1>Nabídka tu není</h1>
      <p className="lead">Otevřete prosím znovu odkaz, který jste dostali. Zkontrolujte, jestli je celý.</p>
      <p>Novou nabídku si vytvoříte z košíku. Když si nebudete vědět rady, ozvěte se nám.</p>
      <p className="row">
        <Link className={buttonClass('outline')} to={stepPaths.index}>
          Přejít do košíku
        </Link>
        <Link className={buttonClass('outline')} to={contactPath}>
          Kontakt
        </Link>
      </p>
    </div>
  </div>
)

export const head: PageHead<QuoteData> = (data) => ({
  title: data ? `Nabídka ${data.quote.number}` : 'Nabídka',
  referrer: 'strict-origin',
})

/** `/nabidka?token=`: a quotation, for everybody with its link. */
export function Component() {
  const data = useLoaderData() as QuoteData
  return data ? <QuotePage {...data} /> : <NoQuote />
}
