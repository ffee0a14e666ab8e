import { inPrague } from '../clock.ts'
import { inMarket } from '../market.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { decimalText, money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { claimTexts as cs } from './claim-texts.cs.ts'
import { claimTexts as sk } from './claim-texts.sk.ts'
import { linkless } from './sanitize-order.ts'
import type { Mail } from './send.ts'

interface ClaimMailParts {
  /** Number of the order. */
  readonly code: string
  readonly email: string
  /** URL of the order, with its claims. */
  readonly link: string
}

const texts = inMarket({ cs, sk })

const dayOf = (day: string): string => day.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3.\u00a0$2.\u00a0$1')

function momentOf(at: string): string {
  const { day, time } = inPrague(new Date(at))
  return texts.moment(dayOf(day), time)
}

const restOf = ({ toPay, currencyCode }: Outcome): string =>
  toPay === 0 ? texts.nothingLeft : texts.left(money(toPay, currencyByCode(currencyCode)))

/** The receipt required by law: what was claimed, when, and the requested resolution. */
export function claimFiledMail(claim: Shop['Claim'], { code, email, link }: ClaimMailParts): Mail {
  const { number, filed, name, amount, unit, description, wish, photos, dueBy } = claim
  return {
    kind: 'claim_filed',
    recipient: email,
    subject: texts.filed(number, code),
    body: [
      texts.taken(momentOf(filed), number),
      [
        `${texts.goods}: ${decimalText(amount)} ${unit}  ${name}`,
        `${texts.order}: ${code}`,
        `${texts.fault}: ${linkless(description)}`,
        `${texts.wish}: ${texts.wishes[wish]}`,
        ...(photos.length > 0 ? [`${texts.photos}: ${photos.length}`] : []),
      ].join('\n'),
      texts.next(dayOf(dueBy)),
      texts.stateHere(link),
      texts.signed,
    ].join('\n\n'),
  }
}

interface Outcome extends ClaimMailParts {
  readonly currencyCode: string
  /** The part of the price that is still to be paid. */
  readonly toPay: number
}

/** The decision about a claim, and its settlement. */
export function claimOutcomeMail(claim: Shop['Claim'], outcome: Outcome): Mail {
  const { number, state, answer, resolution, refund } = claim
  const sum = refund && money(refund.amount, currencyByCode(outcome.currencyCode))
  const settled = [
    resolution ? texts.settled[resolution] : '',
    sum && !refund.setOff ? texts.sentBack(sum) : '',
    sum && refund.setOff ? texts.takenOff(sum, restOf(outcome)) : '',
    sum ? texts.note : '',
  ]
  const [title, text] =
    state === 'rejected'
      ? [texts.rejected, `${answer ?? ''} ${texts.disagree}`]
      : state === 'accepted'
        ? [texts.accepted, answer ?? '']
        : [texts.done, settled.filter((part) => part !== '').join(' ')]
  return {
    kind: 'claim_outcome',
    recipient: outcome.email,
    subject: texts.outcome(number, title),
    body: texts.outcomeOf(number, outcome.code, title, text).trimEnd() + texts.orderHere(outcome.link),
  }
}
