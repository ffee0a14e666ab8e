import * as texts from '#texts/entities/delivery'
import { type CalendarDate, type DeliveryTerms, type DeliveryTime, weekday } from '@vanek/sdk/checkout'
import { formatDate } from '../../market/dates.ts'
import { atOnce, nearText } from '../../market/delivery-text.ts'

const ways: Readonly<Record<string, string>> = { PERSONAL: texts.ready, PICKUP_POINT: texts.toCollect }

/** A sentence about the arrival of goods, split around the day. */
export interface Arrival {
  readonly before: string
  readonly date: CalendarDate | null
  /** The day in words, as "on Monday 23/11"; '' without a day. */
  readonly day: string
  readonly after: string
}

/** The day with its preposition: "on Monday 23/11". */
export const dayText = (date: CalendarDate, options: { readonly year?: boolean } = {}): string =>
  `${texts.onDay[weekday(date)]} ${formatDate(date, { year: options.year ?? false })}`

/** The words before the day, by type of the shipper: "With you", "Ready". */
const arrivalWord = (type: string): string => ways[type] ?? texts.atYours

interface ArrivalFacts {
  /** Type of the shipper. */
  readonly type: string
  readonly date: CalendarDate
  /** The chosen delivery time. */
  readonly time?: Pick<DeliveryTime, 'from' | 'to'> | null | undefined
  /** Whether the goods are sent only after the payment. */
  readonly waits?: boolean
  /** The moment for which the page is rendered, to name near days "today" and "tomorrow" (C9.14, C9.15). */
  readonly now?: Date | undefined
  /** The branch of a pickup. */
  readonly branches?: DeliveryTerms['branches'] | undefined
}

/** "With you on Monday 23/11"; goods that wait for the payment have only an earliest day. */
export function arrivalOn({ type, date, time, waits = false, now, branches }: ArrivalFacts): Arrival {
  const after = time ? texts.between(time.from, time.to) : ''
  const near = now ? nearText({ type: type as DeliveryTerms['type'], ...(branches && { branches }) }, date, now) : null
  const day = near ?? dayText(date)
  if (!waits) return { before: arrivalWord(type), date, day, after }
  if (day === atOnce) return { before: arrivalWord(type), date, day, after: texts.oncePaid }
  const condition = time ? texts.ifPaidBy : ''
  return { before: texts.afterPaymentEarliest, date, day, after: after + condition }
}

/** The arrival of goods, with the day as a machine-readable `<time>`. */
export function ArrivalDay({ arrival: { before, date, day, after } }: { readonly arrival: Arrival }) {
  return (
    <>
      {date ? `${before} ` : before}
      {date && <time dateTime={date}>{day}</time>}
      {after}
    </>
  )
}
