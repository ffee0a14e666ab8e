import { unwrap } from '@vanek/sdk'
import { getUserOrders, type GetUserOrdersData, ordersPerPage } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { redirect } from 'react-router-dom'
import { customerLoader } from '../../entities/account/load-account.ts'
import { ordersAt } from '../../lib/paths/account.ts'
import { dateAt } from '../../market/calendar.ts'

export interface OrdersData extends GetUserOrdersData {
  readonly page: number
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

/** Loads one page of the orders, ten on each (C2.16, C9.08); a page beyond the last redirects to the last one. */
export const loader = customerLoader<OrdersData>(async ({ request }, { shop }) => {
  const param = new URL(request.url).searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,3}$/.test(param) ? Number(param) : 1
  const { orders, total } = unwrap(await getUserOrders(shop, { page }))
  if (orders.length === 0 && total > 0) throw redirect(ordersAt(Math.ceil(total / ordersPerPage)), 303)
  return { orders, total, page, today: dateAt(shop.config.clock.now()) }
})
