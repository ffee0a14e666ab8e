import type { EventKind } from '../fulfilment/course.ts'
import type { Shop } from '../wire.ts'
import { addressLines, dayText } from '../invoices/texts.ts'
import { isPaidAhead, wayOf } from '../payments/ways.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import { firmLines } from './firm-lines.ts'
import type { Mail } from './send.ts'

type Text = readonly [kind: Mail['kind'], subject: string, body: string]

const paidReturned = ({ business }: Shop['Order']) =>
  // companies cannot withdraw
  business?.TIN
    ? 'Ozvěte se nám prosím: pošleme ji znovu, nebo se domluvíme, co s penězi.'
    : 'Pokud zboží ještě chcete, ozvěte se nám prosím. Pokud ne, odstupte u objednávky od smlouvy a peníze vám vrátíme.'
const sentBack = 'Peníze vám pošleme zpět nejpozději do dvou pracovních dnů.'

/**
 * What the customer is mailed when something happens to the order; null for what needs no mail.
 *
 * @param link where the order is seen
 */
export function fulfilmentMail(order: Shop['Order'], event: EventKind, link: string): Mail | null {
  const text = textOf(order, event)
  if (text === null) return null
  const [kind, subject, body] = text
  const parts = [`Dobrý den,\n\n${body}`, ...firmLines(order), `Objednávku najdete tady:\n\n${link}`, 'Váš Vánek']
  return { kind, recipient: order.customer.email, subject, body: parts.join('\n\n') }
}

/** Until when an order by invoice is to be paid; '' for every other. */
function dueText({ payment: { due, transfer, toPay }, prices, currencyCode }: Shop['Order']): string {
  if (!due) return ''
  const sum = money(toPay ?? prices.totalWithTax, currencyByCode(currencyCode))
  const symbol = transfer ? ` Variabilní symbol je ${transfer.variableSymbol}.` : ''
  return `\n\nFakturu najdete u objednávky, zaplaťte ji prosím do ${dayText(due)}. Částka je ${sum}.${symbol}`
}

function textOf(order: Shop['Order'], event: EventKind): Text | null {
  const { code, status, shipping, payment, prices, refunds = [], parcels, currencyCode } = order
  const sent = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const [parcel] = parcels
  const isPaid = order.events.some(({ kind }) => kind === 'paid')
  switch (event) {
    case 'paid':
      // a late payment is refunded
      if (status === 'cancelled')
        return [
          'paid',
          `Platba za zrušenou objednávku ${code}`,
          `platba za objednávku ${code} dorazila, až když byla zrušená. ${sentBack}`,
        ]
      // no mail about cash on delivery, which is paid in person, nor about a free order
      if (wayOf(payment.code) === 'invoice')
        return [
          'paid',
          `Faktura za objednávku ${code} je zaplacená`,
          `platbu za objednávku ${code} jsme přijali. Děkujeme.`,
        ]
      if (!isPaidAhead(payment.code) || prices.totalWithTax === 0) return null
      return [
        'paid',
        `Objednávka ${code} je zaplacená`,
        `platbu za objednávku ${code} jsme přijali. Děkujeme, chystáme ji k odeslání.`,
      ]
    case 'handed_over':
      if (parcel === undefined)
        return [
          'ready',
          `Objednávka ${code} na vás čeká`,
          `objednávku ${code} máme připravenou. Vyzvednete ji tady: ${addressLines(shipping.address).join(', ')}. Stačí říct její číslo.${dueText(order)}`,
        ]
      return [
        'sent',
        `Objednávka ${code} je na cestě`,
        `objednávku ${code} jsme předali dopravci ${parcel.carrier}, číslo zásilky je ${parcel.number}. Kde právě je, uvidíte tady:\n\n${parcel.trackingUrl}${dueText(order)}`,
      ]
    case 'delivered':
      return [
        'delivered',
        `Objednávka ${code} je u vás`,
        `objednávka ${code} byla předána. Ať dobře slouží.${order.business?.TIN ? '' : ' Kdyby nesedla, na vrácení máte 30 dnů.'}`,
      ]
    case 'returned':
      return [
        'returned',
        `Objednávka ${code} se nám vrátila`,
        `zásilku s objednávkou ${code} nikdo nepřevzal a dopravce nám ji vrátil. ${isPaid ? paidReturned(order) : 'Nic neplatíte. Pokud zboží ještě chcete, objednejte ho prosím znovu.'}`,
      ]
    case 'cancelled':
      return [
        'cancelled',
        `Objednávka ${code} je zrušená`,
        `objednávku ${code} jsme zrušili a nic vám nepošleme. ${refunds.length > 0 ? sentBack : 'Nic neplatíte.'}`,
      ]
    case 'refunded':
      return [
        'refunded',
        `Peníze za objednávku ${code} jsou na cestě`,
        `peníze za zrušenou objednávku ${code} jsme vám dnes poslali zpět, celkem ${money(sent, currencyByCode(currencyCode))}.`,
      ]
    default:
      return null
  }
}
