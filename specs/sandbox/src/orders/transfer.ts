import type { PaymentRow } from '../cart/delivery.ts'
import type { Currency } from '../pricing/currency.ts'
import { wayOf } from '../payments/ways.ts'
import type { Settings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import type { OrderDoc } from './view.ts'

type Transfer = NonNullable<Shop['OrderBase']['payment']['transfer']>

/** Payment methods that use a bank transfer. */
export const byTransfer = (code: string): boolean => ['transfer', 'invoice'].includes(wayOf(code))

/** Adds bank details to an order paid by transfer or by invoice, if there is an account in its currency. */
export function withTransfer(
  doc: OrderDoc,
  code: string,
  settings: Pick<Settings, 'bankAccounts' | 'contact'>,
): OrderDoc {
  if (!byTransfer(doc.payment.code)) return doc
  const account = accountFor(doc.currencyCode, settings)
  if (account === undefined) return doc
  const { number, iban, bic } = account
  const recipient = settings.contact.company.name
  const transfer: Transfer = { number, iban, bic, recipient, variableSymbol: variableSymbol(code) }
  return { ...doc, payment: { ...doc.payment, transfer } }
}

/** The bank account for a currency. */
function accountFor(currency: string, { bankAccounts }: Pick<Settings, 'bankAccounts'>) {
  // settings stored by an older version have no accounts
  return (bankAccounts ?? []).find((own) => own.currency === currency)
}

/** Whether a payment is available in a currency; a transfer needs an account in it. */
export function isOffered(
  { code }: Pick<PaymentRow, 'code'>,
  currency: Pick<Currency, 'code'>,
  settings: Pick<Settings, 'bankAccounts'>,
): boolean {
  return !byTransfer(code) || accountFor(currency.code, settings) !== undefined
}

/** The variable symbol of a transfer: digits of the order number, at most ten. */
export function variableSymbol(code: string): string {
  return code.replaceAll(/\D/g, '').slice(-10)
}
