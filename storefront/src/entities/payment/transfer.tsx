import type { Order } from '@vanek/sdk/checkout'
import { plural } from '@vanek/sdk/format'
import { qrPath } from '../../lib/paths/checkout.ts'
import { formatDate } from '../../market/dates.ts'
import { useWriters } from '../price/amount.tsx'

// after „do“ a number stands in the genitive
const DAYS = { one: '{n} dne', few: '{n} dnů', many: '{n} dnů' }

/** Text about an order by invoice: the goods come before the payment. */
export const onInvoiceText = ({ payment: { due, dueDays } }: Pick<Order, 'payment'>): string =>
  due
    ? `Fakturu zaplaťte prosím převodem do ${formatDate(due)} podle údajů níže.`
    : `Zboží pošleme hned. Fakturu vystavíme, jakmile ho předáme, a zaplatíte ji převodem do ${plural('cs', dueDays ?? 14, DAYS)}.`

interface TransferProps {
  readonly order: Pick<Order, 'code' | 'currencyCode' | 'prices' | 'payment'>
}

/** The details of a bank transfer, as text and as a QR code. */
export function Transfer({ order }: TransferProps) {
  const { money } = useWriters(order.currencyCode)
  const { transfer, due, toPay = null } = order.payment
  if (!transfer) return <p>Číslo účtu a variabilní symbol vám pošleme e-mailem.</p>
  const rows = [
    ['Číslo účtu', transfer.number],
    ['IBAN', transfer.iban],
    ['BIC', transfer.bic],
    ['Příjemce', transfer.recipient],
    ['Variabilní symbol', transfer.variableSymbol],
    [toPay === null ? 'Částka' : 'Zbývá zaplatit', money(toPay ?? order.prices.totalWithTax)],
    ['Zaplaťte do', due && formatDate(due)],
  ] as const
  return (
    <div className="transfer">
      <dl className="num">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <figure>
        <img src={qrPath(order.code)} alt="QR kód platby s údaji převodu" width={160} height={160} />
        <figcaption className="small quiet">QR Platba: načtěte v aplikaci své banky</figcaption>
      </figure>
    </div>
  )
}
