import { decide, openPayment, payAddress, readPayment } from '../gateway/book.ts'
import { clientSecretOf } from '../gateway/client-secret.ts'
import { refusal } from '../http/errors.ts'
import { tokenOf } from '../http/hash.ts'
import { sendMail } from '../mail/send.ts'
import { paymentFailedMail } from '../mail/payment-texts.ts'
import { recordEvent } from '../fulfilment/run-steps.ts'
import { actionRefusal } from '../orders/action-refusal.ts'
import { currencyOfOrder, lockOrder, type OrderDoc, type OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { laterState, stateByAttempts, type Attempt } from './state.ts'

/** Only the first failed attempts are mailed: after that the shopper knows, and the e-mail may be somebody else's. */
const MAX_FAILURE_MAILS = 3

/** Starts another payment attempt of an order, in the caller's transaction; returns how to pay. */
export async function startPayment(services: Services, order: OrderRow): Promise<Shop['PaymentStart']> {
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

/** How a placed order can be paid now; null if no online payment is needed. */
export async function paymentStartOf(services: Services, order: OrderRow): Promise<Shop['PaymentStart'] | null> {
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
 * How to pay an unpaid order: the open attempt, or a new one. Call `catchUp` before.
 *
 * @throws the refusals `payment_unavailable`, `already_paid`, `order_cancelled`
 */
export function payAgain(services: Services, orderId: string): Promise<Shop['PaymentStart']> {
  return services.database.transaction(async () => {
    const order = await lockOrder(services, orderId)
    const why = actionRefusal('pay', order)
    if (why) throw refusal(why)
    return (await paymentStartOf(services, order)) ?? startPayment(services, order)
  })
}

/**
 * Cancels pending payments of a locked order at the provider. Returns whether the order is paid: payments that are already
 * decided stay.
 */
export async function cancelAttempts(services: Services, orderId: string): Promise<boolean> {
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
export function handleNotification(services: Services, paymentId: string): Promise<boolean> {
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

/** Updates an attempt of a locked order to its state at the provider. */
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
  // the payment method was changed meanwhile; a received payment still counts
  if (order.payment_state === 'offline' && payment_state !== 'paid') return
  await q.updateTable('orders').set({ payment_state }).where('id', '=', order.id).execute()
  if (payment_state === 'paid') await recordEvent(services, order, 'paid')
  if (payment_state === 'failed' && before.position <= MAX_FAILURE_MAILS) await mailFailure(services, order)
}

async function mailFailure(services: Services, order: OrderRow): Promise<void> {
  const doc = order.doc as OrderDoc
  await sendMail(services, paymentFailedMail({ ...doc, code: order.code }, payLink(services, order.id)))
}

/** The payment link in mails, which works on any device. */
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
