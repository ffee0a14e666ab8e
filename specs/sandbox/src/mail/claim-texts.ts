import { inPrague } from '../clock.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { czechNumber, money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { linkless } from './harmless.ts'
import type { Mail } from './send.ts'

interface Told {
  /** Number of the order. */
  readonly code: string
  readonly email: string
  /** URL of the order, with its claims. */
  readonly link: string
}

const WISHES: Readonly<Record<Shop['ClaimWish'], string>> = {
  repair: 'opravu',
  replacement: 'výměnu za nový kus',
  discount: 'slevu z ceny',
  money_back: 'vrácení peněz',
}

const SETTLED: Readonly<Record<Shop['ClaimWish'], string>> = {
  repair: 'Opravené zboží jsme vám poslali zpět.',
  replacement: 'Nový kus jsme vám poslali.',
  discount: 'Slevu jsme vám poslali na účet.',
  money_back: '',
}

const dayOf = (day: string): string => day.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3.\u00a0$2.\u00a0$1')

function momentOf(at: string): string {
  const { day, time } = inPrague(new Date(at))
  return `${dayOf(day)} v ${time}`
}

const restOf = ({ toPay, currencyCode }: Outcome): string =>
  toPay === 0 ? 'už nic neplatíte.' : `zbývá z ní zaplatit ${money(toPay, currencyByCode(currencyCode))}.`

/** The receipt required by law: what was claimed, when, and the requested resolution. */
export function claimFiledMail(claim: Shop['Claim'], { code, email, link }: Told): Mail {
  const { number, filed, name, amount, unit, description, wish, photos, dueBy } = claim
  return {
    kind: 'claim_filed',
    recipient: email,
    subject: `Reklamace ${number} k objednávce ${code}`,
    body: [
      `Dobrý den,\n\n${momentOf(filed)} jsme přijali vaši reklamaci ${number}.`,
      [
        `Zboží: ${czechNumber(amount)} ${unit}  ${name}`,
        `Objednávka: ${code}`,
        `Co je špatně: ${linkless(description)}`,
        `Žádáte: ${WISHES[wish]}`,
        ...(photos.length > 0 ? [`Fotky: ${photos.length}`] : []),
      ].join('\n'),
      `Jak jsme rozhodli, vám napíšeme. Vyřídíme ji nejpozději ${dayOf(dueBy)}.`,
      `V jakém je stavu, uvidíte u objednávky:\n\n${link}`,
      'Váš Vánek',
    ].join('\n\n'),
  }
}

interface Outcome extends Told {
  readonly currencyCode: string
  /** What of the order is still to be paid. */
  readonly toPay: number
}

/** How a claim was decided, and that it is settled. */
export function claimOutcomeMail(claim: Shop['Claim'], told: Outcome): Mail {
  const { number, state, answer, resolution, refund } = claim
  const sum = refund && money(refund.amount, currencyByCode(told.currencyCode))
  const settled = [
    resolution ? SETTLED[resolution] : '',
    sum && !refund.setOff ? `Dnes jsme vám poslali zpět ${sum}.` : '',
    sum && refund.setOff ? `${sum} jsme odečetli z faktury, ${restOf(told)}` : '',
    sum ? 'Opravný daňový doklad najdete u objednávky.' : '',
  ]
  const [title, text] =
    state === 'rejected'
      ? ['zamítnutá', `${answer ?? ''} Nesouhlasíte? Odpovězte na tento e-mail.`]
      : state === 'accepted'
        ? ['uznaná', answer ?? '']
        : ['vyřízená', settled.filter((part) => part !== '').join(' ')]
  return {
    kind: 'claim_outcome',
    recipient: told.email,
    subject: `Reklamace ${number} je ${title}`,
    body:
      `Dobrý den,\n\nreklamace ${number} k objednávce ${told.code} je ${title}. ${text}`.trimEnd() +
      `\n\nObjednávku s reklamací najdete tady:\n\n${told.link}\n\nVáš Vánek`,
  }
}
