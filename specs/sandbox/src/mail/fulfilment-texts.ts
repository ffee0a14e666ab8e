import type { EventKind } from '../fulfilment/course.ts'
import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { addressLines, dayText } from '../invoices/texts.ts'
import { isPaidAhead, wayOf } from '../payments/ways.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import { arrivalLine } from './arrival-line.ts'
import { firmLines } from './firm-lines.ts'
import { fulfilmentTexts as cs } from './fulfilment-texts.cs.ts'
import { fulfilmentTexts as sk } from './fulfilment-texts.sk.ts'
import type { Mail } from './send.ts'

const texts = inMarket({ cs, sk })

type Text = readonly [kind: Mail['kind'], subject: string, body: string]

/**
 * The mail for an event of an order; null if the event needs no mail.
 *
 * @param link URL of the order
 */
export function fulfilmentMail(order: Shop['Order'], event: EventKind, link: string): Mail | null {
  const text = textOf(order, event)
  if (text === null) return null
  const [kind, subject, body] = text
  const parts = [`${texts.greeting}\n\n${body}`, ...firmLines(order), texts.orderHere(link), texts.signed]
  return { kind, recipient: order.customer.email, subject, body: parts.join('\n\n') }
}

const textAs = (kind: Mail['kind'], [subject = '', body = '']: readonly string[]): Text => [kind, subject, body]

/** Due date of an order paid by invoice; '' for other orders. */
function dueText({ payment: { due, transfer, toPay }, prices, currencyCode }: Shop['Order']): string {
  if (!due) return ''
  const sum = money(toPay ?? prices.totalWithTax, currencyByCode(currencyCode))
  return texts.due(dayText(due), sum, transfer ? texts.symbol(transfer.variableSymbol) : '')
}

function textOf(order: Shop['Order'], event: EventKind): Text | null {
  const { code, payment, prices, refunds = [], currencyCode } = order
  switch (event) {
    case 'paid':
      // a late payment is refunded
      if (order.status === 'cancelled') return textAs('paid', texts.paidLate(code, texts.sentBack))
      // no mail about cash on delivery, which is paid in person, nor about a free order
      if (wayOf(payment.code) === 'invoice') return textAs('paid', texts.invoicePaid(code))
      if (!isPaidAhead(payment.code) || prices.totalWithTax === 0) return null
      return withArrival(order, textAs('paid', texts.paid(code)))
    case 'handed_over':
      return handedOver(order)
    case 'delivered':
      return textAs('delivered', texts.delivered(code, order.business?.TIN ? '' : texts.returning))
    case 'returned':
      return textAs('returned', texts.returned(code, afterReturn(order)))
    case 'cancelled':
      return textAs('cancelled', texts.cancelled(code, refunds.length > 0 ? texts.sentBack : texts.nothingToPay))
    case 'refunded': {
      const sent = refunds.reduce((sum, { amount }) => sum + amount, 0)
      return textAs('refunded', texts.refunded(code, money(sent, currencyByCode(currencyCode))))
    }
    default:
      return null
  }
}

const withArrival = (order: Shop['Order'], [kind, subject, body]: Text): Text => [
  kind,
  subject,
  [body, ...arrivalLine(order)].join('\n\n'),
]

function handedOver(order: Shop['Order']): Text {
  const { code, parcels, shipping, shipper } = order
  const [parcel] = parcels
  const place = [shipper.branch?.name, ...addressLines(shipping.address)].filter(Boolean).join(', ')
  if (parcel === undefined) return textAs('ready', texts.ready(code, place, dueText(order)))
  const { carrier, number, trackingUrl } = parcel
  return textAs(
    'sent',
    texts.sent(code, carrier, number, `${trackingUrl}${shipper.branch ? texts.collectAt(place) : ''}${dueText(order)}`),
  )
}

function afterReturn({ events, business }: Shop['Order']): string {
  if (!events.some(({ kind }) => kind === 'paid')) return texts.unpaidReturned
  // companies cannot withdraw
  return business?.TIN ? texts.paidReturnedFirm : texts.paidReturned
}
