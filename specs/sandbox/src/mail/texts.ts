import { inMarket } from '../market.ts'
import { arrivalLine, waitsForPayment } from './arrival-line.ts'
import { factsText } from '../orders/facts.ts'
import { bothPrices, sumTexts } from '../orders/price-texts.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { decimalText, money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { linkIn } from './links.ts'
import { transferPage, transferText } from './transfer-text.ts'
import type { Mail } from './send.ts'
import { shopTexts as cs } from './shop-texts.cs.ts'
import { shopTexts as sk } from './shop-texts.sk.ts'

const texts = inMarket({ cs, sk })

/**
 * @param toPay the payment link of an online payment
 * @param lookup the lookup link, for customers without an account
 */
export function orderMail(
  order: Shop['Order'],
  shopOrigin: string,
  { toPay, lookup }: { readonly toPay: string | null; readonly lookup: string | null },
): Mail {
  const lines = order.items.map(
    ({ amount, unit, name, prices: { totalWithTax, totalWithoutTax } }) =>
      `${decimalText(amount)} ${unit}  ${name}  ${bothPrices(totalWithTax, totalWithoutTax, order.currencyCode)}`,
  )
  const toSend = money(order.prices.totalWithTax, currencyByCode(order.currencyCode))
  const transfer = transferText(order, toSend, transferPage(shopOrigin, order.token))
  return {
    kind: 'order',
    recipient: order.customer.email,
    subject: texts.ordered(order.code),
    body: [
      waitsForPayment(order) ? texts.thanksUnpaid(order.code) : texts.thanks(order.code),
      lines.join('\n'),
      sumTexts(order)
        .map(([name, price]) => `${name}: ${price}`)
        .join('\n'),
      ...(transfer === null ? [] : [transfer]),
      ...(toPay === null ? [] : [texts.payHere(toPay)]),
      ...arrivalLine(order),
      ...factsText(order),
      ...(lookup === null ? [] : [texts.lookHere(lookup)]),
      // companies cannot
      ...(order.business?.TIN ? [] : [texts.withdrawHere(linkIn('withdrawal', { shopOrigin }))]),
      texts.end(shopOrigin),
    ].join('\n\n'),
  }
}

/** To the shop itself: order details other than the goods. */
export function placedMail(recipient: string, order: Shop['Order'], cameBy: Readonly<Record<string, string>>): Mail {
  const ways = Object.entries(cameBy).map(([name, value]) => `${name}: ${value}`)
  return {
    kind: 'order_placed',
    recipient,
    subject: texts.placed(order.code),
    body: [
      texts.placedSum(order.code, money(order.prices.totalWithTax, currencyByCode(order.currencyCode))),
      ...factsText(order),
      ...(ways.length === 0 ? [] : [[texts.cameBy, ...ways].join('\n')]),
    ].join('\n\n'),
  }
}

export function newsletterMail(email: string, link: string): Mail {
  return { kind: 'newsletter', recipient: email, ...texts.newsletter(link) }
}

/** To the shop itself. */
export function contactMail(
  recipient: string,
  { name, email, phone, message }: { name: string; email: string; phone: string | null; message: string },
): Mail {
  const sender = [name, email, ...(phone === null ? [] : [phone])].join(', ')
  return { kind: 'contact', recipient, ...texts.contact(name, sender, message) }
}

/**
 * To the address in the contact form. It may not belong to the sender, so it contains nothing of their text: otherwise
 * the shop could be abused to mail any text to anybody.
 */
export function contactReceipt(recipient: string): Mail {
  return { kind: 'contact', recipient, ...texts.receipt }
}

/** To the shop itself. */
export function questionMail(
  recipient: string,
  product: { readonly name: string; readonly link: string },
  { name, email, question }: { readonly name: string; readonly email: string; readonly question: string },
): Mail {
  return { kind: 'contact', recipient, ...texts.question(product.name, product.link, `${name}, ${email}`, question) }
}

/** To the address of a question; like `contactReceipt`, it contains nothing that the sender wrote. */
export function questionReceipt(recipient: string, product: { readonly name: string; readonly link: string }): Mail {
  return { kind: 'contact', recipient, ...texts.questionReceipt(product.name, product.link) }
}

export function watcherMail(email: string, name: string, link: string): Mail {
  return { kind: 'watcher', recipient: email, ...texts.watched(name, link) }
}

export function backInStockMail(email: string, name: string, link: string): Mail {
  return { kind: 'back_in_stock', recipient: email, ...texts.backInStock(name, link) }
}
