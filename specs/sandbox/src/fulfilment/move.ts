import { sendMail } from '../mail/send.ts'
import { fulfilmentMail } from '../mail/fulfilment-texts.ts'
import { orderLink } from '../mail/links.ts'
import { isOpenAtBank } from '../orders/to-pay.ts'
import { lockOrder, orderView, type OrderDoc, type OrderRow } from '../orders/view.ts'
import { issueDue } from '../invoices/issue.ts'
import type { Services } from '../services.ts'
import { numberOf } from './number.ts'
import type { Course, EventKind } from './course.ts'
import { dueOf, isNews, keepCourse } from './keep.ts'
import { eventsUntil, type Planned } from './plan.ts'
import { courseOf, isCollected, plannableOf } from './view.ts'
import { giveBackUnpaid } from '../withdrawals/came-back.ts'
import { moveWithdrawals } from '../withdrawals/move.ts'

const AT_ONCE = 100

/** The course of an order with one more thing that happened; from its packing on it has a parcel, unless it is collected. */
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

/** Sets when a new order is moved on for the first time. */
export async function plan({ database }: Services, order: OrderRow): Promise<void> {
  const due = dueOf(order, courseOf(order))
  await database.q.updateTable('orders').set({ due }).where('id', '=', order.id).execute()
}

/** Writes down what happened to an order that the caller has locked, with what follows from it, and mails the customer. */
export async function happen(services: Services, order: OrderRow, events: readonly Planned[]): Promise<void> {
  const { secret } = services
  let course = courseOf(order)
  for (const event of events) course = withEvent(order, course, event, secret)
  await keepCourse(services, order, course)
  await issueDue(services, order, course)
  for (const { kind } of events) {
    if (kind === 'returned') await giveBackUnpaid(services, { ...order, course })
  }
  const seen = orderView({ ...order, course }, services)
  for (const { kind, at } of events) {
    const mail = isNews(services, at) ? fulfilmentMail(seen, kind, orderLink(order, services)) : null
    if (mail) await sendMail(services, mail)
  }
}

/** Notes that an order is paid, at the present moment. */
export const noteEvent = (services: Services, order: OrderRow, kind: EventKind): Promise<void> =>
  happen(services, order, [{ kind, at: services.clock.now() }])

/** Moves on every order for which something is due by now; two processes never move the same one. */
export async function moveDue(services: Services): Promise<number> {
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
    for (const { id } of rows) moved += await moveOn(services, id)
    if (rows.length < AT_ONCE) return moved
  }
}

/** Locks an order until the transaction ends, after running everything that is due. */
export async function upToDate(services: Services, id: string): Promise<OrderRow> {
  const order = await lockOrder(services, id)
  const events = eventsUntil(plannableOf(order), services.clock.now())
  if (events.length > 0) await happen(services, order, events)
  const moved = events.length + (await moveWithdrawals(services, id))
  return moved === 0 ? order : lockOrder(services, id)
}

function moveOn(services: Services, id: string): Promise<number> {
  return services.database.transaction(async () => {
    const order = await lockOrder(services, id)
    const events = eventsUntil(plannableOf(order), services.clock.now())
    await happen(services, order, events)
    return events.length + (await moveWithdrawals(services, id))
  })
}
