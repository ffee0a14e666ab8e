import { inPrague } from '../clock.ts'
import { addWorkingDays, isWorkingDay } from './days.ts'

export interface Delivery {
  /** Time of day in Prague after which a parcel leaves a day later. */
  readonly closesAt: string | null
  readonly transitDays: number
  /** Working days until the last goods of the cart are there. */
  readonly delayDays: number
}

/** The first day on which a parcel ordered at this moment can be there. */
export function nearestDeliveryDate(now: Date, { closesAt, transitDays, delayDays }: Delivery): string {
  const { day, time } = inPrague(now)
  const late = closesAt !== null && time >= closesAt
  const leaves = isWorkingDay(day) && !late ? day : addWorkingDays(day, 1)
  return addWorkingDays(leaves, transitDays + delayDays)
}
