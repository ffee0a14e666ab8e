import { sumAmounts, thousandths } from '../amount.ts'
import { type Course, givenBack, statusOf, type Withdrawal } from '../fulfilment/course.ts'
import { courseOf } from '../fulfilment/view.ts'
import { Refusal, refusal, type RefusalCode } from '../http/errors.ts'
import { amountOf, leftOf, type Given } from '../invoices/credit.ts'
import { type Figures, figuresOf } from '../invoices/figures.ts'
import { inMarket } from '../market.ts'
import { isPaid } from '../orders/action-refusal.ts'
import type { OrderDoc, OrderRow } from '../orders/view.ts'
import { withdrawableUntil } from './until.ts'

type Ordered = Pick<OrderRow, 'doc' | 'course' | 'payment_state'>

export const withdrawalsOf = (order: Pick<OrderRow, 'course'>): readonly Withdrawal[] =>
  courseOf(order).withdrawals ?? []

/** The amounts of an order that can still be withdrawn from or claimed. */
export const leftIn = (order: Ordered): Given[] => leftOf(figuresOf(order.doc as OrderDoc), givenBack(courseOf(order)))

/** Whether all goods of an order are returned or refunded because of claims. */
export function isFullyReturned(figures: Figures, { withdrawals = [], claimed = [] }: Course): boolean {
  const back = withdrawals.flatMap(({ received, lines }) => (received === null ? [] : lines))
  return leftOf(figures, [...back, ...claimed]).length === 0
}

/** The refusal if an order cannot be withdrawn from at that time; null if it can. */
export function withdrawalRefusal(order: Ordered, at: Date): RefusalCode | null {
  const { business } = order.doc as OrderDoc
  const course = courseOf(order)
  const status = statusOf(course)
  if (leftIn(order).length === 0) return 'already_withdrawn'
  if (status === 'cancelled') return 'order_cancelled'
  // a paid order still needs a refund
  if (status === 'returned' && !isPaid(order)) return 'order_returned'
  if (business?.TIN) return 'buyer_is_company'
  const delivered = course.events.find(({ kind }) => kind === 'delivered')
  return delivered && at > withdrawableUntil(new Date(delivered.at)) ? 'withdrawal_expired' : null
}

/**
 * The requested lines, merged.
 *
 * @throws the refusals `validation`, `amount_above_left`, `amount_off_step`, with the invalid line
 */
export function mustBeWithdrawable(order: Ordered, requested: readonly Given[]): Given[] {
  const { items } = order.doc as OrderDoc
  const left = leftIn(order)
  return requested.map(({ item, amount }, at) => {
    const line = items.find(({ id, attributes }) => id === item && !attributes.discount)
    const field = `lines.${at}.amount`
    if (line === undefined || requested.findIndex((other) => other.item === item) !== at)
      throw new Refusal(422, [
        {
          code: 'validation',
          field,
          title: inMarket({ cs: 'Tuhle položku v objednávce nemáte.', sk: 'Túto položku v objednávke nemáte.' }),
        },
      ])
    if (!hasDecimals(amount, line.amountDecimals ?? 0)) throw refusal('amount_off_step', { field })
    if (amount > amountOf(left, item)) throw refusal('amount_above_left', { field, title: tooMuch(left, item) })
    return { item, amount }
  })
}

function tooMuch(left: readonly Given[], item: number): string {
  const most = amountOf(left, item)
  return most === 0
    ? inMarket({ cs: 'Z téhle položky vám už nic nezbývá.', sk: 'Z tejto položky vám už nič nezostáva.' })
    : inMarket({
        cs: `Odstoupit můžete nejvýš od ${String(most).replace('.', ',')}.`,
        sk: `Odstúpiť môžete najviac od ${String(most).replace('.', ',')}.`,
      })
}

const hasDecimals = (amount: number, decimals: number): boolean =>
  thousandths(amount) / 1000 === amount && Number.isInteger(thousandths(amount) / 10 ** (3 - decimals))

/** Whether these lines are everything that is left. */
export const isAll = (left: readonly Given[], lines: readonly Given[]): boolean =>
  left.every(({ item, amount }) => sumAmounts(amount, -amountOf(lines, item)) <= 0)

/** Whether these lines are everything that is left with a price: gifts are not sent alone. */
export function isAllPaid(order: Ordered, lines: readonly Given[]): boolean {
  const { items } = order.doc as OrderDoc
  const left = leftIn(order)
  const costs = left.filter(({ item }) => items.find(({ id }) => id === item)?.prices.totalWithTax !== 0)
  return isAll(costs.length > 0 ? costs : left, lines)
}

/** Parses lines in a query: `1:2,3:0.5`. */
export const linesIn = (text: string): Given[] =>
  text.split(',').map((part) => {
    const [item, amount] = part.split(':')
    return { item: Number(item), amount: Number(amount) }
  })
