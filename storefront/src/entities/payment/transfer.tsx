import * as texts from '#texts/entities/payment'
import type { Order } from '@vanek/sdk/checkout'
import { useState } from 'react'
import { qrPath } from '../../lib/paths/checkout.ts'
import { formatDate } from '../../market/dates.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useWriters } from '../price/amount.tsx'

/** Text about an order by invoice: the goods are sent before the payment. */
export const onInvoiceText = ({ payment: { due, dueDays } }: Pick<Order, 'payment'>): string =>
  due ? texts.payInvoiceBy(formatDate(due)) : texts.payInvoiceWithin(dueDays ?? 14)

/** Copies a value for the app of a bank, which may be on the same phone; only where scripts run. */
function Copy({ name, value }: { readonly name: string; readonly value: string }) {
  const [copied, setCopied] = useState(false)
  // only secure pages have a clipboard
  if (!useHydrated() || !navigator.clipboard) return null
  return (
    <Button
      tone="plain"
      aria-label={copied ? texts.copied : texts.copyOf(name)}
      aria-live="polite"
      onClick={() => {
        // denied, it stays to be copied by hand
        navigator.clipboard.writeText(value).then(
          () => setCopied(true),
          () => {},
        )
      }}
    >
      {copied ? texts.copied : texts.copy}
    </Button>
  )
}

interface TransferProps {
  readonly order: Pick<Order, 'code' | 'currencyCode' | 'prices' | 'payment'>
}

/** The details of a bank transfer, as text and as a QR code. */
export function Transfer({ order }: TransferProps) {
  const { money } = useWriters(order.currencyCode)
  const { transfer, due, toPay = null } = order.payment
  if (!transfer) return <p>{texts.accountByMail}</p>
  const left = toPay ?? order.prices.totalWithTax
  // with the value to copy
  const rows = [
    [texts.accountNumber, transfer.number, transfer.number],
    [texts.iban, transfer.iban, transfer.number ? undefined : transfer.iban?.replaceAll(' ', '')],
    [texts.bic, transfer.bic],
    [texts.recipient, transfer.recipient],
    [texts.variableSymbol, transfer.variableSymbol, transfer.variableSymbol],
    [toPay === null ? texts.sum : texts.leftToPay, money(left), String(left).replace('.', ',')],
    [texts.payBy, due && formatDate(due)],
  ] as const
  return (
    <div className="transfer">
      <dl className="num">
        {rows.map(
          ([name, value, copied]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={copied ? 'row spread' : undefined}>
                  {value}
                  {copied && <Copy name={name} value={copied} />}
                </dd>
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
