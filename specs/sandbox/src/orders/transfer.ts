import type { PaymentRow } from '../cart/delivery.ts'
import type { Currency } from '../pricing/currency.ts'
import type { Settings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import type { OrderDoc } from './view.ts'

type Transfer = NonNullable<Shop['OrderBase']['payment']['transfer']>

/** An order with where to send its money, when it is paid by a transfer and there is an account in its currency. */
export function withTransfer(
  doc: OrderDoc,
  code: string,
  settings: Pick<Settings, 'bankAccounts' | 'contact'>,
): OrderDoc {
  if (doc.payment.code !== 'transfer') return doc
  const account = accountFor(doc.currencyCode, settings)
  if (account === undefined) return doc
  const { number, iban, bic } = account
  const recipient = settings.contact.company.name
  const transfer: Transfer = { number, iban, bic, recipient, variableSymbol: variableSymbol(code) }
  return { ...doc, payment: { ...doc.payment, transfer } }
}

/** The account that takes a currency. */
function accountFor(currency: string, { bankAccounts }: Pick<Settings, 'bankAccounts'>) {
  // a shop that was set up before there were accounts has none
  return (bankAccounts ?? []).find((own) => own.currency === currency)
}

/** Whether a currency can be paid so: a transfer needs an account of it. */
export function isOffered(
  { code }: Pick<PaymentRow, 'code'>,
  currency: Pick<Currency, 'code'>,
  settings: Pick<Settings, 'bankAccounts'>,
): boolean {
  return code !== 'transfer' || accountFor(currency.code, settings) !== undefined
}

/** The number a transfer is known by: the digits of the order's number, ten of them at most. */
function variableSymbol(code: string): string {
  return code.replaceAll(/\D/g, '').slice(-10)
}
