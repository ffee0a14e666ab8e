import { sql } from 'kysely'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import { lockOrder, type OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { statusOf, type Course, type Mishap } from './course.ts'
import { plan } from './run-steps.ts'
import { courseOf } from './view.ts'

/** The order that a parcel belongs to. */
export function orderOfParcel({ database }: Services, number: string): Promise<OrderRow | undefined> {
  return database.q
    .selectFrom('orders')
    .selectAll()
    .where(sql`course -> 'parcel' ->> 'number'`, '=', number)
    .executeTakeFirst()
}

/** Sets or clears (null) a problem with the parcel of an order, which must not be delivered or returned yet. */
export const setMishap = (services: Services, code: string, mishap: Mishap | null): Promise<void> =>
  changeCourse(services, code, (before) => {
    const isOver = ['delivered', 'returned', 'cancelled'].includes(statusOf(before))
    if (before.parcel === null || isOver)
      throw refusal('not_found', {
        title: inMarket({
          cs: 'Tato objednávka nemá zásilku na cestě.',
          sk: 'Táto objednávka nemá zásielku na ceste.',
        }),
      })
    return { ...before, parcel: { ...before.parcel, mishap } }
  })

/** Sets whether the invoice of an order is paid after the due date. */
export const setPaysLate = (services: Services, code: string, paysLate: boolean): Promise<void> =>
  changeCourse(services, code, (before) => ({ ...before, paysLate }))

function changeCourse(services: Services, code: string, change: (before: Course) => Course): Promise<void> {
  return services.database.transaction(async () => {
    const found = await services.database.q
      .selectFrom('orders')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst()
    if (found === undefined) throw refusal('not_found')
    const order = await lockOrder(services, found.id)
    const course = change(courseOf(order))
    await services.database.q
      .updateTable('orders')
      .set({ course: JSON.stringify(course) })
      .where('id', '=', order.id)
      .execute()
    await plan(services, { ...order, course })
  })
}
