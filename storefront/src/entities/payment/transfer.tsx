import * as texts from '#texts/entities/payment'
import type { Order } from '@vanek/sdk/checkout'
import { qrPath } from '../../lib/paths/checkout.ts'
import { formatDate } from '../../market/dates.ts'
import { useWriters } from '../price/amount.tsx'

/** Text about an order by invoice: the goods are sent before the payment. */
export const onInvoiceText = ({ payment: { due, dueDays } }: Pick<Order, 'payment'>): string =>
  due ? texts.payInvoiceBy(formatDate(due)) : texts.payInvoiceWithin(dueDays ?? 14)

interface TransferProps {
  readonly order: Pick<Order, 'code' | 'currencyCode' | 'prices' | 'payment'>
}

/** The details of a bank transfer, as text and as a QR code. */
export function Transfer({ order }: TransferProps) {
  const { money } = useWriters(order.currencyCode)
  const { transfer, due, toPay = null } = order.payment
  if (!transfer) return <p>{texts.accountByMail}</p>
  const rows = [
    [texts.accountNumber, transfer.number],
    [texts.iban, transfer.iban],
    [texts.bic, transfer.bic],
    [texts.recipient, transfer.recipient],
    [texts.variableSymbol, transfer.variableSymbol],
    [toPay === null ? texts.sum : texts.leftToPay, money(toPay ?? order.prices.totalWithTax)],
    [texts.payBy, due && formatDate(due)],
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
        <img src={qrPath(order.code)} alt={texts.qrAlt} width={160} height={160} />
        <figcaption className="small quiet">{texts.qrNote}</figcaption>
      </figure>
    </div>
  )
}
