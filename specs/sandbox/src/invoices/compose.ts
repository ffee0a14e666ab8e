import { inPrague } from '../clock.ts'
import { inMarket } from '../market.ts'
import { dueDay } from '../orders/on-invoice.ts'
import { byTransfer, variableSymbol } from '../orders/transfer.ts'
import type { OrderDoc, OrderRow } from '../orders/view.ts'
import { currencyByCode } from '../pricing/currency.ts'
import type { Settings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import type { Given } from './credit.ts'
import type { DocumentDoc, Party } from './document.ts'
import { figuresOf, type Figures } from './figures.ts'

/** Days until an unpaid bank transfer is due. */
const DUE_DAYS = 14

export type Invoiced = Pick<OrderRow, 'code' | 'created' | 'doc'>

export interface Issuing {
  readonly number: string
  readonly at: Date
  readonly isPaid: boolean
  readonly settings: Pick<Settings, 'contact' | 'bankAccounts'>
}

/** The invoice of an order. */
export function composeInvoice(order: Invoiced, { number, at, isPaid, settings }: Issuing): DocumentDoc {
  const doc = order.doc as OrderDoc
  const { code, rate } = currencyByCode(doc.currencyCode)
  const { day } = inPrague(at)
  return {
    ...{ kind: 'invoice', number, issued: day, taxable: day, corrects: null },
    due: isPaid ? null : lastDay(doc, day),
    ...{ orderCode: order.code, ordered: inPrague(new Date(order.created)).day },
    buyerOrder: customText(doc, 'custom_order_number'),
    ...{ currency: code, rate },
    seller: sellerOf(settings),
    buyer: buyerOf(doc),
    recipient: recipientOf(doc),
    payment: { code: doc.payment.code, name: doc.payment.name, variableSymbol: variableSymbol(order.code) },
    // settings stored by an older version have no accounts
    account: (settings.bankAccounts ?? []).find(({ currency }) => currency === code) ?? null,
    figures: figuresOf(doc),
  }
}

/** The due date of an unpaid invoice: by the payment terms of the buyer, or the default for bank transfers. */
function lastDay({ payment: { code, dueDays } }: OrderDoc, issued: string): string | null {
  return byTransfer(code) ? dueDay(issued, dueDays ?? DUE_DAYS) : null
}

/** A credit note to an invoice: the same parties, other figures. */
export function composeCreditNote(
  invoice: DocumentDoc,
  { number, at, figures, reason, given }: CreditNoteParts,
): DocumentDoc {
  const { day } = inPrague(at)
  const corrects = { number: invoice.number, issued: invoice.issued, reason, given }
  return { ...invoice, ...{ kind: 'credit_note', number, issued: day, taxable: day, due: null, figures, corrects } }
}

interface CreditNoteParts {
  readonly number: string
  readonly at: Date
  readonly figures: Figures
  readonly reason: string
  readonly given: readonly Given[]
}

/** The shop as the seller. */
export function sellerOf({ contact }: Pick<Settings, 'contact'>): Party {
  const { company, address, email, phone } = contact
  const { name, tin, vatin, register = '' } = company
  // a Slovak company has a VAT number in addition to its tax number
  const slovak = { vatin: vatin.replace(/^SK/, ''), icdph: `SK${vatin.replace(/^SK/, '')}` }
  return {
    name,
    person: null,
    tin,
    ...inMarket({ cs: { vatin, icdph: '' }, sk: slovak }),
    register,
    address,
    email,
    phone,
  }
}

function buyerOf(doc: OrderDoc): Party {
  const { business, customer, billingAddress } = doc
  const company = business?.business_name ?? ''
  return {
    name: company === '' ? customer.name : company,
    person: company === '' ? null : customer.name,
    tin: business?.TIN ?? '',
    vatin: business?.VATIN ?? '',
    icdph: customText(doc, 'ICDPH'),
    ...{ address: billingAddress, email: customer.email, phone: customer.phone },
  }
}

function recipientOf({ shipping, shipper, billingAddress, customer, business }: OrderDoc): DocumentDoc['recipient'] {
  if (shipper.branch) return { name: shipper.branch.name, address: shipping.address, isCollected: true }
  const name = [shipping.business_name, shipping.name].filter(Boolean).join(', ')
  const isBuyer = [customer.name, business?.business_name].includes(name) && isSame(shipping.address, billingAddress)
  return isBuyer ? null : { name, address: shipping.address }
}

function isSame(one: Shop['Address'], other: Shop['Address']): boolean {
  return (['street', 'city', 'postcode', 'country_code'] as const).every((name) => one[name] === other[name])
}

function customText({ custom }: OrderDoc, name: keyof Shop['OrderCustom']): string {
  return String(custom?.[name] ?? '')
}
