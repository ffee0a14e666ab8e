import * as texts from '#texts/features/quote'
import { type Quote, quotePriceChange, type QuoteItem } from '@vanek/sdk/orders'
import { OrderLine } from '../../entities/order/order-items.tsx'
import { OrderCurrency, useAmount, perUnit, totalPair, unitPair } from '../../entities/price/amount.tsx'
import { Total } from '../../entities/price/sums.tsx'

/** The change of the price since then; nothing if it is the same. */
function Change({ item }: { readonly item: QuoteItem }) {
  const write = useAmount()
  const change = quotePriceChange(item)
  if (change === 'same') return null
  if (item.now === null) return <strong className="small state is-red">{texts.notSold}</strong>
  const { now, vat } = write(unitPair(item.now), { unit: perUnit(item.unit) })
  return (
    <strong className={`small state ${change === 'lower' ? 'is-green' : 'is-orange'}`}>
      {change === 'lower' ? texts.cheaperNow : texts.dearerNow}
      {now} {vat}
    </strong>
  )
}

/** The goods of a quotation with their prices at that time, changes since then, and the total. */
export function QuoteLines({ quote }: { readonly quote: Quote }) {
  return (
    <section className="panel order-items" aria-labelledby="items">
      <h2 id="items">{texts.itemsTitle}</h2>
      <OrderCurrency value={quote.currencyCode}>
        <ul className="summary-lines">
          {quote.items.map((item) => (
            <OrderLine key={item.id} item={item}>
              <Change item={item} />
            </OrderLine>
          ))}
        </ul>
        <dl className="totals">
          <Total of={totalPair(quote)} />
        </dl>
      </OrderCurrency>
      <p className="small quiet">{texts.withoutDelivery}</p>
    </section>
  )
}
