import { factsText } from '../orders/facts.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { transferPage, transferText } from './transfer-text.ts'
import type { Mail } from './send.ts'

/** @param toPay where it can be paid, when that is still to be done online */
export function orderMail(order: Shop['Order'], shopOrigin: string, toPay: string | null): Mail {
  const { items, prices, shipper, payment } = order
  const sum = (amount: number): string => money(amount, currencyByCode(order.currencyCode))
  const lines = items.map((item) => `${item.amount} ${item.unit}  ${item.name}  ${sum(item.prices.totalWithTax)}`)
  const transfer = transferText(order, sum(prices.totalWithTax), transferPage(shopOrigin, order.token))
  return {
    kind: 'order',
    recipient: order.customer.email,
    subject: `Vaše objednávka ${order.code}`,
    body: [
      `Dobrý den, děkujeme za objednávku ${order.code}. Máme ji a začínáme ji chystat.`,
      lines.join('\n'),
      [
        `${shipper.name}: ${sum(prices.shipperPriceWithTax)}`,
        `${payment.name}: ${sum(prices.paymentPriceWithTax)}`,
        ...(prices.roundingWithTax === 0 ? [] : [`Zaokrouhlení: ${sum(prices.roundingWithTax)}`]),
        `Celkem: ${sum(prices.totalWithTax)}`,
      ].join('\n'),
      ...(transfer === null ? [] : [transfer]),
      ...(toPay === null ? [] : [`Pokud jste ještě nezaplatili, můžete tady:\n\n${toPay}`]),
      ...factsText(order),
      `Kdybyste něco potřebovali, odpovězte na tento e-mail. Váš Vánek, ${shopOrigin}`,
    ].join('\n\n'),
  }
}

/** To the shop itself: what it has to know beside the goods. */
export function placedMail(recipient: string, order: Shop['Order'], cameBy: Readonly<Record<string, string>>): Mail {
  const ways = Object.entries(cameBy).map(([name, value]) => `${name}: ${value}`)
  return {
    kind: 'order_placed',
    recipient,
    subject: `Nová objednávka ${order.code}`,
    body: [
      `Přišla objednávka ${order.code}, celkem ${money(order.prices.totalWithTax, currencyByCode(order.currencyCode))}.`,
      ...factsText(order),
      ...(ways.length === 0 ? [] : [['Odkud zákazník přišel:', ...ways].join('\n')]),
    ].join('\n\n'),
  }
}

export function newsletterMail(email: string, link: string): Mail {
  return {
    kind: 'newsletter',
    recipient: email,
    subject: 'Potvrďte prosím odběr novinek',
    body: `Dobrý den, pro odběr novinek otevřete tento odkaz:\n\n${link}\n\nPokud jste o novinky nežádali, nemusíte nic dělat.`,
  }
}

/** The same to the shop and to whoever wrote. */
export function contactMail(
  recipient: string,
  { name, email, phone, message }: { name: string; email: string; phone: string | null; message: string },
): Mail {
  const sender = [name, email, ...(phone === null ? [] : [phone])].join(', ')
  return {
    kind: 'contact',
    recipient,
    subject: `Zpráva z webu: ${name}`,
    body: `Dobrý den, tuto zprávu jsme dostali z kontaktního formuláře a odpovíme na ni nejpozději další pracovní den.\n\n${sender}\n\n${message}`,
  }
}

export function watcherMail(email: string, name: string, link: string): Mail {
  return {
    kind: 'watcher',
    recipient: email,
    subject: `Hlídáme pro vás: ${name}`,
    body: `Dobrý den, hlídáme pro vás dostupnost zboží ${name}. Jakmile ho budeme mít skladem, napíšeme vám.\n\n${link}`,
  }
}

export function backInStockMail(email: string, name: string, link: string): Mail {
  return {
    kind: 'back_in_stock',
    recipient: email,
    subject: `Už je skladem: ${name}`,
    body: `Dobrý den, zboží ${name}, na které čekáte, už máme skladem:\n\n${link}\n\nVíc vám o něm psát nebudeme.`,
  }
}
