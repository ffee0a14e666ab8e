import type { EventKind } from '../fulfilment/course.ts'
import type { Shop } from '../wire.ts'
import type { Mail } from './send.ts'

type Text = readonly [kind: Mail['kind'], subject: string, body: string]

/** What the customer is mailed when something happens to the order; null for what needs no mail. */
export function fulfilmentMail(order: Shop['Order'], event: EventKind): Mail | null {
  const text = textOf(order, event)
  if (text === null) return null
  const [kind, subject, body] = text
  return { kind, recipient: order.customer.email, subject, body: `Dobrý den,\n\n${body}\n\nVáš Vánek` }
}

function textOf({ code, shipper, payment, parcels: [parcel] }: Shop['Order'], event: EventKind): Text | null {
  switch (event) {
    case 'paid':
      // who pays at the door knows
      if (payment.code !== 'card' && payment.code !== 'transfer') return null
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
          `objednávku ${code} máme připravenou. Vyzvednete ji tady: ${shipper.name}. Stačí říct její číslo.`,
        ]
      return [
        'sent',
        `Objednávka ${code} je na cestě`,
        `objednávku ${code} jsme předali dopravci ${parcel.carrier}, číslo zásilky je ${parcel.number}. Kde právě je, uvidíte tady:\n\n${parcel.trackingUrl}`,
      ]
    case 'delivered':
      return [
        'delivered',
        `Objednávka ${code} je u vás`,
        `objednávka ${code} byla předána. Ať dobře slouží. Kdyby nesedla, na vrácení máte 30 dnů.`,
      ]
    case 'returned':
      return [
        'returned',
        `Objednávka ${code} se nám vrátila`,
        `zásilku s objednávkou ${code} nikdo nepřevzal a dopravce nám ji vrátil. Ozvěte se nám prosím, domluvíme se, co dál.`,
      ]
    default:
      return null
  }
}
