import { arrivalLine } from './arrival-line.ts'
import { factsText } from '../orders/facts.ts'
import { bothPrices, sumTexts } from '../orders/price-texts.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { czechNumber, money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { linkIn } from './links.ts'
import { transferPage, transferText } from './transfer-text.ts'
import type { Mail } from './send.ts'

/**
 * @param toPay where it can be paid, when that is still to be done online
 * @param lookup where it can be found later, for who has no account
 */
export function orderMail(
  order: Shop['Order'],
  shopOrigin: string,
  { toPay, lookup }: { readonly toPay: string | null; readonly lookup: string | null },
): Mail {
  const lines = order.items.map(
    ({ amount, unit, name, prices: { totalWithTax, totalWithoutTax } }) =>
      `${czechNumber(amount)} ${unit}  ${name}  ${bothPrices(totalWithTax, totalWithoutTax, order.currencyCode)}`,
  )
  const toSend = money(order.prices.totalWithTax, currencyByCode(order.currencyCode))
  const transfer = transferText(order, toSend, transferPage(shopOrigin, order.token))
  return {
    kind: 'order',
    recipient: order.customer.email,
    subject: `Vaše objednávka ${order.code}`,
    body: [
      `Dobrý den, děkujeme za objednávku ${order.code}. Máme ji a začínáme ji chystat.`,
      lines.join('\n'),
      sumTexts(order)
        .map(([name, price]) => `${name}: ${price}`)
        .join('\n'),
      ...(transfer === null ? [] : [transfer]),
      ...(toPay === null ? [] : [`Pokud jste ještě nezaplatili, můžete tady:\n\n${toPay}`]),
      ...arrivalLine(order),
      ...factsText(order),
      ...(lookup === null
        ? []
        : [`Jak je na tom, zjistíte kdykoli tady, stačí číslo objednávky a tento e-mail:\n\n${lookup}`]),
      // companies cannot
      ...(order.business?.TIN ? [] : [`Odstoupit od smlouvy můžete tady:\n\n${linkIn('withdrawal', { shopOrigin })}`]),
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
      `Přišla objednávka ${order.code}, celkem ${money(order.prices.totalWithTax, currencyByCode(order.currencyCode))} s DPH.`,
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

/** To the shop itself. */
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

/**
 * To the address in the contact form. It may not belong to the sender, so it contains nothing of their text: otherwise
 * the shop could be abused to mail any text to anybody.
 */
export function contactReceipt(recipient: string): Mail {
  return {
    kind: 'contact',
    recipient,
    subject: 'Vaše zpráva k nám dorazila',
    body: 'Dobrý den, dostali jsme zprávu z kontaktního formuláře, ve kterém byla uvedena tato adresa. Odpovíme na ni nejpozději další pracovní den.\n\nPokud jste nám nepsali, nemusíte nic dělat.',
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
