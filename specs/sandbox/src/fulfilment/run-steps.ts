import { sendMail } from '../mail/send.ts'
import { fulfilmentMail } from '../mail/fulfilment-texts.ts'
import { orderLink } from '../mail/links.ts'
import { isOpenAtBank } from '../orders/to-pay.ts'
import { lockOrder, orderView, type OrderDoc, type OrderRow } from '../orders/view.ts'
import { issueDue } from '../invoices/issue.ts'
import type { Services } from '../services.ts'
import { numberOf } from './number.ts'
import type { Course, EventKind } from './course.ts'
import { dueOf, isRecent, storeCourse } from './store-course.ts'
import { eventsUntil, type Planned } from './plan.ts'
import { courseOf, isCollected, plannableOf } from './view.ts'
import { releaseUnpaid } from '../withdrawals/release-unpaid.ts'
import { runDueWithdrawals } from '../withdrawals/run-steps.ts'

const AT_ONCE = 100

/** Adds an event to the course of an order. A packed order has a parcel, unless it is collected in person. */
function withEvent(order: OrderRow, course: Course, { kind, at }: Planned, secret: string): Course {
  const parcel = course.parcel ?? { number: numberOf(secret, order.id), mishap: null }
  const hasParcel = kind === 'packed' && !isCollected(order.doc as OrderDoc)
  // the bank transfer was reduced meanwhile
  const isLess = kind === 'paid' && isOpenAtBank({ ...order, course })
  const withdrawals = isLess && course.withdrawals?.map((one) => ({ ...one, setOff: true }))
  return {
    ...course,
    ...(withdrawals && { withdrawals }),
    events: [...course.events, { kind, at: at.toISOString() }],
    parcel: hasParcel ? parcel : course.parcel,
  }
}

/** Stores the time of the next step of an order. */
export async function plan({ database }: Services, order: OrderRow): Promise<void> {
  const due = dueOf(order, courseOf(order))
  await database.q.updateTable('orders').set({ due }).where('id', '=', order.id).execute()
}

/** Stores events of a locked order with their consequences, and mails the customer. */
export async function recordEvents(services: Services, order: OrderRow, events: readonly Planned[]): Promise<void> {
  const { secret } = services
  let course = courseOf(order)
  for (const event of events) course = withEvent(order, course, event, secret)
  await storeCourse(services, order, course)
  await issueDue(services, order, course)
  for (const { kind } of events) {
    if (kind === 'returned') await releaseUnpaid(services, { ...order, course })
  }
  const seen = orderView({ ...order, course }, services)
  for (const { kind, at } of events) {
    const mail = isRecent(services, at) ? fulfilmentMail(seen, kind, orderLink(order, services)) : null
    if (mail) await sendMail(services, mail)
  }
}

/** Records an event of an order at the current time. */
export const recordEvent = (services: Services, order: OrderRow, kind: EventKind): Promise<void> =>
  recordEvents(services, order, [{ kind, at: services.clock.now() }])

/** Runs the due steps of all orders; two processes never process the same order. */
export async function runDueOrders(services: Services): Promise<number> {
  const { database, clock } = services
  let moved = 0
  for (;;) {
    const rows = await database.q
      .selectFrom('orders')
      .select('id')
      .where('due', '<=', clock.now().toISOString())
      .orderBy('due')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of rows) moved += await runSteps(services, id)
    if (rows.length < AT_ONCE) return moved
  }
}

/** Locks an order until the transaction ends, and runs its due steps. */
export async function upToDate(services: Services, id: string): Promise<OrderRow> {
  const order = await lockOrder(services, id)
  const events = eventsUntil(plannableOf(order), services.clock.now())
  if (events.length > 0) await recordEvents(services, order, events)
  const moved = events.length + (await runDueWithdrawals(services, id))
  return moved === 0 ? order : lockOrder(services, id)
}

function runSteps(services: Services, id: string): Promise<number> {
  return services.database.transaction(async () => {
    const order = await lockOrder(services, id)
    const events = eventsUntil(plannableOf(order), services.clock.now())
    await recordEvents(services, order, events)
    return events.length + (await runDueWithdrawals(services, id))
  })
}
