import { inMarket } from '../market.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { firmLines } from './firm-lines.ts'
import type { Mail } from './send.ts'
import { transferPage, transferText } from './transfer-text.ts'

/** @param toPay the payment link of an online payment */
export function paymentChangedMail(order: Shop['Order'], shopOrigin: string, toPay: string | null): Mail {
  const { code, customer, payment, prices, currencyCode } = order
  const total = money(prices.totalWithTax, currencyByCode(currencyCode))
  const toSend = money(payment.toPay ?? prices.totalWithTax, currencyByCode(currencyCode))
  const transfer = transferText(order, toSend, transferPage(shopOrigin, order.token))
  return {
    kind: 'payment_changed',
    recipient: customer.email,
    subject: inMarket({ cs: `Objednávka ${code}: změna platby`, sk: `Objednávka ${code}: zmena platby` }),
    body: [
      inMarket({
        cs: `Dobrý den,\n\nobjednávku ${code} teď zaplatíte jinak: ${payment.name}. Celkem ${total}.`,
        sk: `Dobrý deň,\n\nobjednávku ${code} teraz zaplatíte inak: ${payment.name}. Spolu ${total}.`,
      }),
      ...(transfer === null ? [] : [transfer]),
      ...(toPay === null
        ? []
        : [inMarket({ cs: `Zaplatit můžete tady:\n\n${toPay}`, sk: `Zaplatiť môžete tu:\n\n${toPay}` })]),
      ...firmLines(order),
      inMarket({ cs: 'Váš Vánek', sk: 'Váš Vánok' }),
    ].join('\n\n'),
  }
}
