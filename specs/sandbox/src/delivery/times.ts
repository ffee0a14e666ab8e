import type { Shop } from '../wire.ts'
import { addDays, addWorkingDays, isWorkingDay } from './days.ts'

/** Hours of a working day between which a shipper delivers. */
export type Span = readonly [from: number, to: number]

export interface TimeOfDelivery {
  readonly shipperId: number
  readonly day: string
  /** Index of the shipper's span. */
  readonly order: number
}

/** Maximum number of orders per delivery time. */
export const CAPACITY = 4
/** Number of working days for which times are offered. */
const DAYS = 5
/** How many days ahead a time can be chosen. */
export const FARTHEST_DAYS = 60

const FIRST_DAY = Date.parse('2020-01-01T00:00:00Z')
const DAY_MS = 24 * 3600 * 1000
const SHIPPERS = 100
const SPANS = 10

/** Encodes a time as a number that can be decoded, so that nothing is stored before it is chosen. */
export function timeId({ shipperId, day, order }: TimeOfDelivery): number {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY_MS)
  return (days * SHIPPERS + shipperId) * SPANS + order
}

export function timeOfId(id: number): TimeOfDelivery {
  const rest = Math.floor(id / SPANS)
  const day = addDays('2020-01-01', Math.floor(rest / SHIPPERS))
  return { shipperId: rest % SHIPPERS, day, order: id % SPANS }
}

/** Simulates times that other customers have booked. */
export function isFullAnyway({ shipperId, day, order }: TimeOfDelivery): boolean {
  return (Number(day.slice(8)) + order * 3 + shipperId) % 6 === 0
}

/** Free times of the first working days from a day on. */
export function timesFrom(
  since: string,
  shipperId: number,
  spans: readonly Span[],
  isTaken: (id: number) => boolean,
): Shop['DeliveryTime'][] {
  const first = isWorkingDay(since) ? since : addWorkingDays(since, 1)
  const days = spans.length === 0 ? [] : Array.from({ length: DAYS }, (_, at) => addWorkingDays(first, at))
  return days.flatMap((day) =>
    spans.flatMap((span, order) => {
      const time = { shipperId, day, order }
      return isFullAnyway(time) || isTaken(timeId(time)) ? [] : [timeView(time, span)]
    }),
  )
}

export function timeView(time: TimeOfDelivery, [from, to]: Span): Shop['DeliveryTime'] {
  const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
  return { id: timeId(time), date: time.day, from: clock(from), to: clock(to) }
}
