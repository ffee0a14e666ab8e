import { atPrague, inPrague } from '../clock.ts'
import { addDays } from '../delivery/days.ts'
import type { Course } from '../fulfilment/course.ts'
import type { OrderDoc } from '../orders/view.ts'

const MONTHS = 24
/** For customers who buy as a company. */
const COMPANY_MONTHS = 12
/** The legal period in days for settling a claim. */
const SETTLING_DAYS = 30

/** The last moment at which the goods of an order can be claimed; null when they were not delivered. */
export function claimableUntil({ events }: Course, { business }: Pick<OrderDoc, 'business'>): Date | null {
  const delivered = events.find(({ kind }) => kind === 'delivered')
  if (delivered === undefined) return null
  const last = addMonths(inPrague(new Date(delivered.at)).day, business ? COMPANY_MONTHS : MONTHS)
  return new Date(atPrague(addDays(last, 1), '00:00').getTime() - 1)
}

/** The legal deadline for settling a claim. */
export const settledBy = (filed: Date): string => addDays(inPrague(filed).day, SETTLING_DAYS)

/** The same day a number of months later; in a shorter month its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}
