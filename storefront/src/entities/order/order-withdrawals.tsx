import * as texts from '#texts/entities/order'
import { Link } from '../../ui/link.tsx'
import { formatAmount } from '@vanek/sdk/format'
import { type OrderDetails, isOrderPaid, type Withdrawal } from '@vanek/sdk/orders'
import { returnsPath } from '#market/paths'
import { formatDate, formatDateTime } from '../../market/dates.ts'
import { useWriters } from '../price/amount.tsx'

const states: Readonly<Record<Withdrawal['state'], string>> = {
  declared: texts.waitingForGoods,
  received: texts.goodsBack,
  refunded: texts.moneySent,
}

/** Texts of the states for goods that were never sent. */
const unsentStates: Partial<typeof states> = {
  declared: texts.willNotSend,
  received: texts.didNotSend,
}

/** The lines of a withdrawal: "2 pcs Fan". */
export function WithdrawnLines({ order, lines }: { readonly order: OrderDetails } & Pick<Withdrawal, 'lines'>) {
  return (
    <ul>
      {lines.map(({ item, amount }) => {
        const line = order.items.find(({ id }) => id === item)
        return (
          <li key={item}>
            <span className="num">{formatAmount(amount, line?.unit)}</span> {line?.name}
          </li>
        )
      })}
    </ul>
  )
}

/** How the money is refunded. */
export function MoneyBack({ order, withdrawal }: { readonly order: OrderDetails; readonly withdrawal: Withdrawal }) {
  const { money } = useWriters(order.currencyCode)
  const { amount, refunded, received, setOff, unsent } = withdrawal
  const toSend = unsent ? (
    texts.notPacked
  ) : (
    <>
      {texts.sendBack} <Link to={returnsPath}>{texts.sendBackHow}</Link>.
    </>
  )
  if (setOff)
    return (
      <p>
        {!received && toSend} {texts.setOff(money(setOff))}
      </p>
    )
  if (amount === 0) return <p>{texts.nothingPaid}</p>
  if (refunded)
    return (
      <p>
        {texts.sentBack(money(amount))} <time dateTime={refunded}>{formatDate(refunded)}</time>.
      </p>
    )
  // the courier collects the full price
  if (unsent && order.status !== 'cancelled' && !isOrderPaid(order))
    return (
      <p>
        {!received && toSend} {texts.backOncePaid(money(amount))}
      </p>
    )
  if (received) return <p>{texts.backSoon(money(amount))}</p>
  // the carrier lost or damaged it
  if (!unsent && order.parcels.some(({ state }) => state === 'lost' || state === 'damaged'))
    return <p>{texts.lostAndBack(money(amount))}</p>
  return (
    <p>
      {toSend} {(unsent ? texts.backOnceRestSent : texts.backOnceReceived)(money(amount))}
    </p>
  )
}

/** The withdrawals from an order, each with its state (A5.13). */
export function OrderWithdrawals({ order }: { readonly order: OrderDetails }) {
  const { withdrawals = [] } = order
  if (withdrawals.length === 0) return null
  return (
    <section className="stack gap-2" aria-labelledby="order-withdrawals">
      <h2 id="order-withdrawals">{texts.withdrawalsTitle}</h2>
      {withdrawals.map((withdrawal) => (
        <article key={withdrawal.number} className="withdrawal stack gap-1">
          <p className="withdrawal-head">
            <strong className="num">{withdrawal.number}</strong>{' '}
            <span className="tag">
              {(withdrawal.unsent && unsentStates[withdrawal.state]) || states[withdrawal.state]}
            </span>
            <span className="small quiet">
              {texts.receivedOn} <time dateTime={withdrawal.declared}>{formatDateTime(withdrawal.declared)}</time>
            </span>
          </p>
          <WithdrawnLines order={order} lines={withdrawal.lines} />
          <MoneyBack order={order} withdrawal={withdrawal} />
        </article>
      ))}
    </section>
  )
}
