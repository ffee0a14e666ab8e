import { Link } from '../../ui/link.tsx'
import { formatAmount } from '@vanek/sdk/format'
import { type OrderDetails, isOrderPaid, type Withdrawal } from '@vanek/sdk/orders'
import { returnsPath } from '#market/paths'
import { formatDate, formatDateTime } from '../../market/dates.ts'
import { useWriters } from '../price/amount.tsx'

const states: Readonly<Record<Withdrawal['state'], string>> = {
  declared: 'Čekáme na zboží',
  received: 'Zboží máme zpátky',
  refunded: 'Peníze jsme poslali',
}

/** Texts of the states for goods that were never sent. */
const unsentStates: Partial<typeof states> = {
  declared: 'Zboží vám nepošleme',
  received: 'Zboží jsme vám neposlali',
}

/** The lines of a withdrawal: `2 ks Ventilátor`. */
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
    'Objednávku jsme ještě nezabalili, tohle zboží v ní nepošleme a vy nám nic nevracíte.'
  ) : (
    <>
      Zboží nám prosím pošlete zpět do 14 dnů. <Link to={returnsPath}>Kam a jak ho poslat</Link>.
    </>
  )
  if (setOff)
    return (
      <p>
        {!received && toSend} Ještě jste neměli zaplaceno, a tak jsme {money(setOff)} odečetli z ceny objednávky.
      </p>
    )
  if (amount === 0) return <p>Nic jste nezaplatili, a tak vám nic nevracíme.</p>
  if (refunded)
    return (
      <p>
        {money(amount)} jsme vám poslali zpět <time dateTime={refunded}>{formatDate(refunded)}</time>.
      </p>
    )
  // the courier collects the full price
  if (unsent && order.status !== 'cancelled' && !isOrderPaid(order))
    return (
      <p>
        {!received && toSend} Až celou objednávku zaplatíte, vrátíme vám {money(amount)}.
      </p>
    )
  if (received) return <p>{money(amount)} vám pošleme nejpozději do dvou pracovních dnů.</p>
  // the carrier lost or damaged it
  if (!unsent && order.parcels.some(({ state }) => state === 'lost' || state === 'damaged'))
    return <p>Zásilka k vám nedorazila, zpět tedy nic posílat nemusíte. Vrátíme vám {money(amount)}.</p>
  return (
    <p>
      {toSend} {unsent ? 'Až odešleme zbytek' : 'Až ho dostaneme'}, vrátíme vám {money(amount)}.
    </p>
  )
}

/** The withdrawals from an order, each with its state (A5.13). */
export function OrderWithdrawals({ order }: { readonly order: OrderDetails }) {
  const { withdrawals = [] } = order
  if (withdrawals.length === 0) return null
  return (
    <section className="stack gap-2" aria-labelledby="order-withdrawals">
      <h2 id="order-withdrawals">Odstoupení od smlouvy</h2>
      {withdrawals.map((withdrawal) => (
        <article key={withdrawal.number} className="withdrawal stack gap-1">
          <p className="withdrawal-head">
            <strong className="num">{withdrawal.number}</strong>{' '}
            <span className="tag">
              {(withdrawal.unsent && unsentStates[withdrawal.state]) || states[withdrawal.state]}
            </span>
            <span className="small quiet">
              přijaté <time dateTime={withdrawal.declared}>{formatDateTime(withdrawal.declared)}</time>
            </span>
          </p>
          <WithdrawnLines order={order} lines={withdrawal.lines} />
          <MoneyBack order={order} withdrawal={withdrawal} />
        </article>
      ))}
    </section>
  )
}
