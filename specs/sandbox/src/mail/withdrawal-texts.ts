import { inPrague } from '../clock.ts'
import type { Withdrawal } from '../fulfilment/course.ts'
import { inMarket, shopName } from '../market.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { decimalText, money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { withoutLinks } from './sanitize-order.ts'
import { linkIn } from './links.ts'
import type { Mail } from './send.ts'
import { withdrawalTexts as cs } from './withdrawal-texts.cs.ts'
import { withdrawalTexts as sk } from './withdrawal-texts.sk.ts'

const texts = inMarket({ cs, sk })
const SIGNED = `Váš ${shopName}`

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
    return `${decimalText(amount)} ${line?.unit ?? ''}  ${line?.name ?? ''}`
  })
  return {
    kind: 'withdrawn',
    recipient: customer.email,
    subject: texts.accepted(number),
    body: [
      texts.taken(code, moment(declared), number),
      [texts.declaration, whole ? texts.fromAll(code) : texts.fromSome(code), ...goods].join('\n'),
      ...[
        name && texts.name(name),
        // the address may belong to somebody else, so it does not get the customer's text
        note && texts.note,
        bankAccount && texts.account(bankAccount),
        toConfirm && `${texts.account(toConfirm)}\n${texts.toConfirm}`,
      ].filter((line) => typeof line === 'string'),
      nextOf(order, withdrawal, written),
      texts.stateHere(written.link),
      `${SIGNED}, ${written.shopOrigin}`,
    ].join('\n\n'),
  }
}

function nextOf(order: Shop['Order'], withdrawal: Shop['Withdrawal'], { bankAccount, shopOrigin }: Written) {
  const { amount, setOff, unsent } = withdrawal
  const moneyText = (of: number) => money(of, currencyByCode(order.currencyCode))
  const sum = moneyText(amount)
  const toSend = texts.toSend(linkIn('returning', { shopOrigin }))
  const way = bankAccount === null ? texts.sameWay : texts.toAccount
  if (setOff) {
    const rest = order.payment.toPay ?? 0
    const less = texts.setOff(moneyText(setOff), rest === 0 ? texts.nothingLeft : texts.left(moneyText(rest)))
    return `${less}\n\n${unsent ? texts.neverSent : toSend}`
  }
  if (amount === 0) return texts.nothingPaid
  if (order.status === 'returned') return texts.haveIt(sum, way)
  if (order.status === 'cancelled') return texts.unpacked(sum, way)
  if (unsent) return `${texts.neverSent} ${texts.later(isPaid(order) ? texts.onceSent : texts.oncePaid, sum, way)}`
  if (isParcelLost(order)) return texts.gone(sum, way)
  return `${toSend}\n\n${texts.later(texts.onceBack, sum, way)}`
}

const isPaid = ({ payment, events }: Shop['Order']): boolean =>
  payment.state === 'paid' || events.some(({ kind }) => kind === 'paid')

/** Whether the goods never reached the customer, so that nothing has to be sent back. */
const isParcelLost = ({ parcels }: Shop['Order']): boolean =>
  parcels.some(({ state }) => state === 'lost' || state === 'damaged')

/** Confirms that the refund was sent. */
export function withdrawalRefundedMail(
  order: Shop['Order'],
  { number, amount, unsent }: Shop['Withdrawal'],
  link: string,
): Mail {
  const why = unsent
    ? texts.whyUnsent(order.code)
    : isParcelLost(order)
      ? texts.whyGone(order.code)
      : texts.whyBack(order.code)

  return {
    kind: 'withdrawal_refunded',
    recipient: order.customer.email,
    subject: texts.refunded(number),
    body: texts.refundedOf(why, money(amount, currencyByCode(order.currencyCode)), link),
  }
}

/** The reason why a declaration for an existing order was refused. */
export function withdrawalRefusedMail(order: { readonly code: string; readonly recipient: string }, why: string): Mail {
  return {
    kind: 'withdrawal_refused',
    recipient: order.recipient,
    ...texts.refused(order.code, why),
  }
}

function moment(at: string): string {
  const { day, time } = inPrague(new Date(at))
  return texts.moment(day.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3. $2. $1'), time)
}
