import { decide, openPayment, payAddress, readPayment } from '../gateway/book.ts'
import { clientSecretOf } from '../gateway/client-secret.ts'
import { refusal } from '../http/errors.ts'
import { tokenOf } from '../http/hash.ts'
import { sendMail } from '../mail/send.ts'
import { paymentFailedMail } from '../mail/payment-texts.ts'
import { noteEvent } from '../fulfilment/move.ts'
import { whyNot } from '../orders/may.ts'
import { currencyOfOrder, lockOrder, type OrderDoc, type OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { laterState, stateByAttempts, type Attempt } from './state.ts'

/** Only the first failed attempts are mailed: after that the shopper knows, and the e-mail may be somebody else's. */
const MAX_FAILURE_MAILS = 3

/** Starts another payment attempt of an order, in the caller's transaction; returns how to pay. */
export async function startPaying(services: Services, order: OrderRow): Promise<Shop['PaymentStart']> {
  const { q } = services.database
  const attempts = await attemptsOf(services, order.id)
  const id = await openPayment(services, {
    reference: order.code,
    amount: order.total,
    currency: currencyOfOrder(order),
    returnUrl: `${services.shopOrigin}/checkout/payment/callback`,
  })
  const position = attempts.length + 1
  await q.insertInto('payment_attempts').values({ id, order_id: order.id, position, state: 'pending' }).execute()
  await q.updateTable('orders').set({ payment_state: 'pending' }).where('id', '=', order.id).execute()
  return startOf(services, order, id)
}

/** How an order that was placed can be paid now; null when nothing is to be paid online. */
export async function howToPay(services: Services, order: OrderRow): Promise<Shop['PaymentStart'] | null> {
  const open = (await attemptsOf(services, order.id)).find(({ state }) => state === 'pending')
  return open === undefined || order.payment_state === 'paid' ? null : startOf(services, order, open.id)
}

function startOf(services: Services, { doc }: OrderRow, id: string): Shop['PaymentStart'] {
  const redirectUrl = payAddress(services, id)
  if (!services.widgets.includes((doc as OrderDoc).payment.code)) return { redirectUrl }
  return { redirectUrl, widget: { provider: 'sandbox', clientSecret: clientSecretOf(services, id) } }
}

/** Reads the state of every payment attempt of an order from the provider, in case a notification was lost. */
export function catchUp(services: Services, orderId: string): Promise<void> {
  return services.database.transaction(async () => {
    await lockOrder(services, orderId)
    for (const { id } of await attemptsOf(services, orderId))
      await takeOver(services, await lockOrder(services, orderId), id)
  })
}

/**
 * How to pay an order that is not paid yet: the attempt that is open, or a new one. Catch up before.
 *
 * @throws the refusals `payment_unavailable`, `already_paid`, `order_cancelled`
 */
export function payAgain(services: Services, orderId: string): Promise<Shop['PaymentStart']> {
  return services.database.transaction(async () => {
    const order = await lockOrder(services, orderId)
    const why = whyNot('pay', order)
    if (why) throw refusal(why)
    return (await howToPay(services, order)) ?? startPaying(services, order)
  })
}

/**
 * Ends at the provider what is under way of paying a locked order. Answers whether the provider has the money: what it
 * has decided before stays.
 */
export async function closeAttempts(services: Services, orderId: string): Promise<boolean> {
  for (const { id } of (await attemptsOf(services, orderId)).filter(({ state }) => state === 'pending')) {
    await decide(services, id, 'cancelled')
    await takeOver(services, await lockOrder(services, orderId), id)
  }
  return (await lockOrder(services, orderId)).payment_state === 'paid'
}

/**
 * Handles a notification: reads the state of the payment from the provider and stores it. Returns whether the payment
 * is ours.
 */
export function learn(services: Services, paymentId: string): Promise<boolean> {
  return services.database.transaction(async () => {
    const attempt = await services.database.q
      .selectFrom('payment_attempts')
      .select('order_id')
      .where('id', '=', paymentId)
      .executeTakeFirst()
    if (attempt === undefined) return false
    await takeOver(services, await lockOrder(services, attempt.order_id), paymentId)
    return true
  })
}

/** Brings an attempt of a locked order to what the provider says of it. */
async function takeOver(services: Services, order: OrderRow, paymentId: string): Promise<void> {
  const { q } = services.database
  const reported = (await readPayment(services, paymentId))?.state
  const before = (await attemptsOf(services, order.id)).find(({ id }) => id === paymentId)
  if (reported === undefined || before === undefined) return
  const state = laterState(before.state, reported)
  if (state === before.state) return
  await q.updateTable('payment_attempts').set({ state }).where('id', '=', paymentId).execute()
  const payment_state = stateByAttempts(await attemptsOf(services, order.id))
  if (payment_state === order.payment_state) return
  // the order is paid otherwise by now; money that came counts all the same
  if (order.payment_state === 'offline' && payment_state !== 'paid') return
  await q.updateTable('orders').set({ payment_state }).where('id', '=', order.id).execute()
  if (payment_state === 'paid') await noteEvent(services, order, 'paid')
  if (payment_state === 'failed' && before.position <= MAX_FAILURE_MAILS) await mailFailure(services, order)
}

async function mailFailure(services: Services, order: OrderRow): Promise<void> {
  const doc = order.doc as OrderDoc
  await sendMail(services, paymentFailedMail({ ...doc, code: order.code }, payLink(services, order.id)))
}

/** The address in mails from which an order can be paid, on any device. */
export function payLink({ gatewayOrigin, secret }: Services, orderId: string): string {
  return `${gatewayOrigin()}/pay/${tokenOf(secret, 'order', orderId)}`
}

interface KnownAttempt extends Attempt {
  readonly id: string
}

function attemptsOf({ database }: Services, orderId: string): Promise<KnownAttempt[]> {
  return database.q
    .selectFrom('payment_attempts')
    .select(['id', 'position', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
