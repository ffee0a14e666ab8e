import { inPrague } from '../clock.ts'
import type { Withdrawal } from '../fulfilment/course.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { czechNumber, money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { withoutLinks } from './harmless.ts'
import type { Mail } from './send.ts'

type Written = Pick<Withdrawal, 'name' | 'note' | 'bankAccount' | 'toConfirm'> & {
  readonly shopOrigin: string
  /** URL of the order. */
  readonly link: string
}

/** The receipt: when the withdrawal was received, its number and what it says. */
export function withdrawnMail(order: Shop['Order'], withdrawal: Shop['Withdrawal'], written: Written): Mail {
  const { code, customer, items } = order
  const { name, note, bankAccount, toConfirm } = withoutLinks(written)
  const { number, declared, whole, lines } = withdrawal
  const goods = lines.map(({ item, amount }) => {
    const line = items.find(({ id }) => id === item)
    return `${czechNumber(amount)} ${line?.unit ?? ''}  ${line?.name ?? ''}`
  })
  return {
    kind: 'withdrawn',
    recipient: customer.email,
    subject: `Odstoupení od smlouvy ${number}: potvrzení o přijetí`,
    body: [
      `Dobrý den,\n\nvaše odstoupení od smlouvy k objednávce ${code} jsme přijali ${moment(declared)}. Jeho číslo je ${number}.`,
      ['Co jste nám oznámili:', sentence(code, whole), ...goods].join('\n'),
      ...[
        name && `Jméno: ${name}`,
        // the address may not be theirs, so it does not get the text of a stranger
        note && 'Poznámka: máme ji uloženou',
        bankAccount && `Účet pro vrácení peněz: ${bankAccount}`,
        toConfirm &&
          `Účet pro vrácení peněz: ${toConfirm}\nPoužijeme ho, až nám ho potvrdíte odpovědí na tento e-mail. Pokud jste ho nezadali vy, napište nám to prosím také.`,
      ].filter((line) => typeof line === 'string'),
      nextOf(order, withdrawal, written),
      `V jakém je stavu, uvidíte u objednávky:\n\n${written.link}`,
      `Váš Vánek, ${written.shopOrigin}`,
    ].join('\n\n'),
  }
}

const sentence = (code: string, whole: boolean) =>
  whole
    ? `Odstupuji od celé smlouvy k objednávce ${code}, pokud jde o toto zboží:`
    : `Odstupuji od smlouvy k objednávce ${code} u těchto položek:`

function nextOf(order: Shop['Order'], withdrawal: Shop['Withdrawal'], { bankAccount, shopOrigin }: Written) {
  const { amount, setOff, unsent } = withdrawal
  const crowns = (of: number) => money(of, currencyByCode(order.currencyCode))
  const sum = crowns(amount)
  const toSend = `Zboží nám prosím pošlete zpět do 14 dnů. Kam a jak, najdete tady:\n\n${shopOrigin}/stranka/vraceni-do-30-dni`
  const way = bankAccount === null ? 'stejnou cestou, jakou přišly' : 'na uvedený účet'
  if (setOff) {
    const rest = order.payment.toPay ?? 0
    const less = `Objednávku jste ještě nezaplatili, a tak jsme ${crowns(setOff)} odečetli z její ceny. ${rest === 0 ? 'Už nic neplatíte.' : `Zaplaťte prosím už jen ${crowns(rest)}.`}`
    return `${less}\n\n${unsent ? NEVER_SENT : toSend}`
  }
  if (amount === 0) return 'Nic jste nezaplatili, a tak vám nic nevracíme.'
  if (order.status === 'returned')
    return `Zboží už máme zpátky. ${sum} vám vrátíme ${way}, nejpozději do dvou pracovních dnů.`
  if (order.status === 'cancelled')
    return `Objednávku jsme ještě nezabalili, zboží vám tedy nepošleme. ${sum} vám vrátíme ${way}, nejpozději do dvou pracovních dnů.`
  if (unsent)
    return `${NEVER_SENT} ${isPaid(order) ? 'Až odešleme zbytek' : 'Až ji celou zaplatíte'}, vrátíme vám ${sum} ${way}. O odeslání peněz vám napíšeme.`
  if (isGone(order))
    return `Zásilka k vám v pořádku nedorazila, zpět tedy nic posílat nemusíte. ${sum} vám vrátíme ${way} a napíšeme vám o tom.`
  return `${toSend}\n\nAž ho dostaneme, vrátíme vám ${sum} ${way}. O odeslání peněz vám napíšeme.`
}

const NEVER_SENT = 'Objednávku jsme ještě nezabalili, tohle zboží v ní nepošleme a vy nám nic nevracíte.'

const isPaid = ({ payment, events }: Shop['Order']): boolean =>
  payment.state === 'paid' || events.some(({ kind }) => kind === 'paid')

/** Whether the goods never came to the customer, who has nothing to send back. */
const isGone = ({ parcels }: Shop['Order']): boolean =>
  parcels.some(({ state }) => state === 'lost' || state === 'damaged')

/** That the money was sent. */
export function withdrawalRefundedMail(
  order: Shop['Order'],
  { number, amount, unsent }: Shop['Withdrawal'],
  link: string,
): Mail {
  const why = unsent
    ? `část zboží z objednávky ${order.code} jsme vám podle vašeho přání neposlali, a tak`
    : isGone(order)
      ? `zásilka s objednávkou ${order.code} k vám v pořádku nedorazila, a tak`
      : `zboží z objednávky ${order.code} se nám vrátilo, a tak`

  return {
    kind: 'withdrawal_refunded',
    recipient: order.customer.email,
    subject: `Odstoupení od smlouvy ${number}: peníze jsou na cestě`,
    body: `Dobrý den,\n\n${why} jsme vám dnes poslali ${money(amount, currencyByCode(order.currencyCode))}. Opravný daňový doklad najdete u objednávky:\n\n${link}\n\nVáš Vánek`,
  }
}

/** Why a declaration that named the right order does not count. */
export function withdrawalRefusedMail(order: { readonly code: string; readonly recipient: string }, why: string): Mail {
  return {
    kind: 'withdrawal_refused',
    recipient: order.recipient,
    subject: `Objednávka ${order.code}: odstoupení od smlouvy`,
    body: `Dobrý den,\n\ndostali jsme odstoupení od smlouvy k objednávce ${order.code}, ale vyhovět mu nemůžeme. ${why}\n\nJestli s tím nesouhlasíte, odpovězte prosím na tento e-mail.\n\nVáš Vánek`,
  }
}

function moment(at: string): string {
  const { day, time } = inPrague(new Date(at))
  return `${day.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3. $2. $1')} v ${time}`
}
