import { unwrap } from '@vanek/sdk'
import { getUserOrders, type OrderSummary, type User } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { redirect } from 'react-router-dom'
import { customerLoader } from '../../entities/account/load-account.ts'
import { accountPaths } from '#market/paths'
import { dateAt } from '../../market/calendar.ts'

export interface DashboardData {
  readonly name: string
  readonly email: string
  readonly business: User['business']
  /** Newest first. */
  readonly orders: readonly OrderSummary[]
  readonly total: number
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
  /** Loyalty credits. */
  readonly credits: number
}

const shown = 3

/** Loads the customer and their last orders (C2.15, C1.08); from the root of the account it redirects here (C2.14). */
export const loader = customerLoader<DashboardData>(async ({ request }, { shop, user }) => {
  if (new URL(request.url).pathname === accountPaths.root) throw redirect(accountPaths.dashboard, 303)
  const [own, orders] = await Promise.all([user(), getUserOrders(shop, { perPage: shown })])
  const { firstName, lastName, email, business, credits } = own
  const today = dateAt(shop.config.clock.now())
  return { name: `${firstName} ${lastName}`.trim(), email, business, credits: credits.amount, today, ...unwrap(orders) }
})
