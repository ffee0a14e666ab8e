import type { Withdrawal } from '../fulfilment/course.ts'
import { givenBack, statusOf } from '../fulfilment/course.ts'
import { storeCourse } from '../fulfilment/store-course.ts'
import { upToDate } from '../fulfilment/run-steps.ts'
import { courseOf } from '../fulfilment/view.ts'
import { refusal } from '../http/errors.ts'
import type { Given } from '../invoices/credit.ts'
import { figuresOf } from '../invoices/figures.ts'
import { orderLink } from '../mail/links.ts'
import { sendMail } from '../mail/send.ts'
import { withdrawnMail } from '../mail/withdrawal-texts.ts'
import { fromMajor, toMajor, type Haler } from '../money.ts'
import { cancelOrder } from '../orders/cancel.ts'
import { isPaid } from '../orders/action-refusal.ts'
import { lockOrder, orderView, type OrderDoc, type OrderRow } from '../orders/view.ts'
import { currencyByCode, inCurrency } from '../pricing/currency.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { bankAccountOf } from './bank-account.ts'
import { isAll, isAllPaid, leftIn, mustBeWithdrawable, withdrawalRefusal, withdrawalsOf } from './rules.ts'
import { runDueWithdrawals } from './run-steps.ts'
import { deliveryNotRefunded, moneyBack } from './refund.ts'

/** A declaration of withdrawal. */
export interface Declared {
  /**
   * Lines to withdraw from.
   *
   * @defaultValue all that is left
   */
  readonly lines: readonly Given[] | null
  readonly name: string | null
  readonly note: string | null
  readonly bankAccount: string | null
  /** A bank account from a person without access to the order: it must be confirmed through the e-mail of the order. */
  readonly toConfirm?: string | null
  /** When it was received. */
  readonly at: Date
}

/**
 * Withdraws from an order in the caller's transaction and mails the receipt. Withdrawing from everything that is left (except
 * gifts) of an order that is not packed cancels it.
 *
 * @throws a refusal when that is not possible
 */
export async function withdraw(services: Services, id: string, declared: Declared): Promise<Shop['Withdrawal']> {
  const order = await upToDate(services, id)
  const why = withdrawalRefusal(order, declared.at)
  if (why) throw refusal(why)
  const left = leftIn(order)
  const requested = declared.lines === null ? left : mustBeWithdrawable(order, declared.lines)
  const unsent = statusOf(courseOf(order)) === 'received'
  const isCancelling = unsent && isAllPaid(order, requested)
  const lines = isCancelling ? left : requested
  const whole = isAll(left, lines)
  if (isCancelling) await cancelOrder(services, id)
  const { amount, kept } = isCancelling
    ? { amount: order.total - withdrawalsOf(order).reduce((sum, one) => sum + one.amount, 0), kept: 0 }
    : await backFor(services, order, lines)
  const { name, note, bankAccount, toConfirm, at } = declared
  const withdrawal: Withdrawal = {
    ...{ number: `${order.code}-O${withdrawalsOf(order).length + 1}`, declared: at.toISOString() },
    ...{ received: null, refunded: null, whole, lines, before: givenBack(courseOf(order)) },
    ...{ amount, kept, name, note, bankAccount },
    ...(unsent && { unsent }),
    ...(toConfirm && { toConfirm }),
  }
  const locked = await lockOrder(services, id)
  await storeCourse(services, locked, {
    ...courseOf(locked),
    withdrawals: [...withdrawalsOf(locked), withdrawal],
  })
  // goods that were returned before are processed at once
  await runDueWithdrawals(services, id)
  const seen = orderView(await lockOrder(services, id), services)
  const view = seen.withdrawals?.at(-1)
  if (view === undefined) throw new Error('The withdrawal was not stored.')
  await sendMail(
    services,
    withdrawnMail(seen, view, { ...withdrawal, shopOrigin: services.shopOrigin, link: orderLink(locked, services) }),
  )
  return view
}

/** The refund for lines of an order, by default for all that is left; null if it cannot be withdrawn from. */
export async function refundFor(
  services: Services,
  order: OrderRow,
  lines: readonly Given[] | null,
): Promise<number | null> {
  if (withdrawalRefusal(order, services.clock.now())) return null
  const requested = lines === null ? leftIn(order) : mustBeWithdrawable(order, lines)
  if (statusOf(courseOf(order)) === 'received' && isAllPaid(order, requested))
    return isPaid(order) ? toMajor(order.total - withdrawalsOf(order).reduce((sum, one) => sum + one.amount, 0)) : 0
  return toMajor((await backFor(services, order, requested)).amount)
}

async function backFor(
  services: Services,
  order: OrderRow,
  lines: readonly Given[],
): Promise<{ readonly amount: Haler; readonly kept: Haler }> {
  const doc = order.doc as OrderDoc
  const kept = deliveryNotRefunded(fromMajor(doc.prices.shipperPriceWithTax), await cheapestDelivery(services, doc))
  return { amount: moneyBack(figuresOf(doc), givenBack(courseOf(order)), lines, kept), kept }
}

/** The price of the cheapest delivery to the door for an order; null if there is none. */
async function cheapestDelivery({ database }: Services, doc: OrderDoc): Promise<Haler | null> {
  const rows = await database.q
    .selectFrom('shippers')
    .select(['price', 'free_from'])
    .where('type', '<>', 'PERSONAL')
    .execute()
  const currency = currencyByCode(doc.currencyCode)
  const goods = fromMajor(doc.prices.itemsWithTax)
  const prices = rows.map(({ price, free_from }) =>
    free_from !== null && goods >= inCurrency(free_from, currency) ? 0 : inCurrency(price, currency),
  )
  return prices.length === 0 ? null : Math.min(...prices)
}

/** The bank account in the request; null if there is none. @throws the refusal `bank_account_invalid` */
export function mustBeAccount(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? ''
  if (typed === '') return null
  const account = bankAccountOf(typed)
  if (account === null) throw refusal('bank_account_invalid', { field: 'bank_account' })
  return account
}
