import type { PaymentRow } from '../cart/delivery.ts'
import { inPrague } from '../clock.ts'
import type { Queries } from '../db/transaction.ts'
import { addDays } from '../delivery/days.ts'
import { courseOf, type Fulfilled } from '../fulfilment/view.ts'
import { Refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import { wayOf } from '../payments/ways.ts'
import type { Currency } from '../pricing/currency.ts'
import type { Customer } from '../shop/identity.ts'
import type { Settings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import { toPayOf } from './to-pay.ts'
import { isOffered } from './transfer.ts'
import type { OrderDoc } from './view.ts'

type Trusted = Pick<Customer, 'invoice_days' | 'doc'>

/** Days from issue until an invoice of a customer is due; null if the customer may not pay by invoice, which needs a company. */
export const invoiceDaysOf = (customer: Trusted | null | undefined): number | null =>
  customer?.doc.business ? customer.invoice_days : null

/** The same by the id of the customer of an order. */
export async function invoiceDaysById(q: Queries, id: number | null): Promise<number | null> {
  if (id === null) return null
  const row = await q.selectFrom('customers').select(['invoice_days', 'doc']).where('id', '=', id).executeTakeFirst()
  return invoiceDaysOf(row)
}

export interface Paying {
  readonly currency: Pick<Currency, 'code'>
  readonly settings: Pick<Settings, 'bankAccounts'>
  readonly invoiceDays: number | null
}

/** Whether a payment is offered: by invoice only to trusted companies, bank transfers only with an account in the currency. */
export const isPayable = (payment: Pick<PaymentRow, 'code'>, { currency, settings, invoiceDays }: Paying): boolean =>
  isOffered(payment, currency, settings) && (wayOf(payment.code) !== 'invoice' || invoiceDays !== null)

const ONLY_COMPANIES = inMarket({
  cs: 'Na fakturu objednávají jen firmy. Vyplňte prosím údaje firmy, nebo změňte platbu.',
  sk: 'Na faktúru objednávajú len firmy. Vyplňte, prosím, údaje firmy alebo zmeňte platbu.',
})

/** An order by invoice is one of the company. @throws the refusal `validation` for an order of a person */
export function checkInvoiced({ code }: Pick<PaymentRow, 'code'>, { business }: Shop['OrderPlacement']): void {
  if (wayOf(code) === 'invoice' && !business)
    throw new Refusal(422, [{ code: 'validation', field: 'business', title: ONLY_COMPANIES }])
}

/** Text of a payment method; for an invoice with its due days. */
export const paymentText = ({ code, doc }: Pick<PaymentRow, 'code' | 'doc'>, { invoiceDays }: Paying): string =>
  wayOf(code) === 'invoice'
    ? inMarket({
        cs: `${doc.description} Splatnost je ${invoiceDays} dní.`,
        sk: `${doc.description} Splatnosť je ${invoiceDays} dní.`,
      })
    : doc.description

/** The due date of an invoice. */
export const dueDay = (issued: string, days: number): string => addDays(issued, days)

/** The due date of an unpaid order by invoice; null before its invoice is issued, and for other orders. */
export function dueOf(order: Fulfilled): string | null {
  const { payment } = order.doc as OrderDoc
  const at = new Map(courseOf(order).events.map((event) => [event.kind, event.at]))
  const handed = at.get('handed_over')
  const isOver = at.has('paid') || at.has('cancelled') || at.has('returned') || toPayOf(order) === 0
  if (wayOf(payment.code) !== 'invoice' || handed === undefined || isOver) return null
  return dueDay(inPrague(new Date(handed)).day, payment.dueDays ?? 0)
}
