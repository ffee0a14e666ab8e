import { atPrague, inPrague } from '../clock.ts'
import { addDays, addWorkingDays, isWorkingDay } from '../delivery/days.ts'
import type { Way } from '../payments/ways.ts'
import type { EventKind, Mishap } from './course.ts'

/** The input of the simulated warehouse, carrier and bank for an order. */
export interface Plannable {
  readonly created: Date
  readonly pays: Way
  /** Days from issue until an invoice is due; null if the order is not paid by invoice. */
  readonly dueDays: number | null
  /** Whether an invoice is paid after the due date. */
  readonly paysLate: boolean
  /** Whether the payment provider has received the money. */
  readonly settled: boolean
  /** Whether the price is above zero. */
  readonly costs: boolean
  /** Whether it is collected at one of our branches. */
  readonly collected: boolean
  /** The promised day, and the start of the chosen delivery time. */
  readonly promised: string | null
  readonly from: string | null
  /** The problem with its parcel; null if there is no parcel or no problem. */
  readonly mishap: Mishap | null
  /** Past events, oldest first. */
  readonly events: readonly { readonly kind: EventKind; readonly at: Date }[]
}

export interface Planned {
  readonly kind: EventKind
  readonly at: Date
}

const OPENS = '08:00'
const CLOSES = '16:00'
const LEAVES = '16:30'
const BANK = '10:00'
const COMES = '13:00'
// orders until three o'clock are promised for the next working day
const PACKING_MS = 3_600_000
const SHELVING_MS = 30 * 60_000
const LATE_DAYS = 2
const BACK_DAYS = 3
const DUNNED_DAYS = 10
const NEVER = new Date(8.64e15)

/** The next automatic event of an order and its time; null if it is complete or waits for a person. */
export function nextEvent(course: Plannable): Planned | null {
  const at = new Map(course.events.map((event) => [event.kind, event.at]))
  if (at.has('cancelled')) return refund(course, at)
  const [goods, money] = [withGoods(course, at), onInvoice(course, at)]
  return goods && money ? (money.at < goods.at ? money : goods) : (goods ?? money)
}

/** The next event of the goods, or of a payment on which they depend. */
function withGoods(course: Plannable, at: ReadonlyMap<EventKind, Date>): Planned | null {
  const { created, pays, settled } = course
  if (at.has('delivered') || at.has('returned')) return null
  const paid = at.get('paid')
  const began = at.get('payment_changed') ?? created
  if (!paid && pays === 'online') return settled ? { kind: 'paid', at: began } : null
  if (!paid && pays === 'transfer') return { kind: 'paid', at: nextAtBank(began) }
  const packed = at.get('packed')
  if (!packed) return { kind: 'packed', at: packing(course, paid && paid > began ? paid : began) }
  const handed = at.get('handed_over')
  if (!handed) return { kind: 'handed_over', at: handing(course, packed) }
  return arriving(course, handed, paid)
}

/**
 * Invoices are paid on the due date, or on the working day before it; late ones ten working days after it. Goods that never
 * arrived are not paid.
 */
function onInvoice(
  { pays, dueDays, paysLate, costs, mishap }: Plannable,
  at: ReadonlyMap<EventKind, Date>,
): Planned | null {
  const handed = at.get('handed_over')
  const isOver = at.has('paid') || at.has('returned') || mishap === 'lost' || mishap === 'damaged'
  if (pays !== 'invoice' || !costs || !handed || isOver) return null
  const due = addDays(inPrague(handed).day, dueDays ?? 0)
  const day = paysLate ? addWorkingDays(due, DUNNED_DAYS) : isWorkingDay(due) ? due : workingDayBefore(due)
  const paid = atPrague(day, BANK)
  return { kind: 'paid', at: paid > handed ? paid : handed }
}

/** The bank sends a refund on the next working day. */
function refund({ costs }: Plannable, at: ReadonlyMap<EventKind, Date>): Planned | null {
  const since = owedSince(at)
  return since && costs && !at.has('refunded') ? { kind: 'refunded', at: nextAtBank(since) } : null
}

/** The time since which a refund is owed: the later of payment and cancellation. */
export function owedSince(at: ReadonlyMap<EventKind, Date>): Date | undefined {
  const [paid, cancelled] = [at.get('paid'), at.get('cancelled')]
  return paid && cancelled && paid > cancelled ? paid : paid && cancelled
}

/** The time of the next bank transfer after an instant. */
export const nextAtBank = (since: Date): Date => atPrague(addWorkingDays(inPrague(since).day, 1), BANK)

/** All automatic events of an order until an instant. */
export function eventsUntil(course: Plannable, now: Date): readonly Planned[] {
  const found: Planned[] = []
  let current = course
  for (let next = nextEvent(current); next && next.at <= now; next = nextEvent(current)) {
    found.push(next)
    current = { ...current, events: [...current.events, next] }
  }
  return found
}

/**
 * The day on which an order that is paid in advance arrives, or is ready at the branch, if it was paid on a later day than
 * it was placed; null for other orders.
 */
export function dayAfterLatePayment(course: Plannable): string | null {
  const at = course.events.findIndex(({ kind }) => kind === 'paid')
  const paid = course.events[at]
  const isAhead = course.pays === 'online' || course.pays === 'transfer'
  if (!paid || !isAhead || inPrague(paid.at).day <= inPrague(course.created).day) return null
  // as it was planned when the money came
  const known = { ...course, mishap: null, events: course.events.slice(0, at + 1) }
  const last = eventsUntil(known, NEVER).find(({ kind }) => kind === (course.collected ? 'handed_over' : 'delivered'))
  return last ? inPrague(last.at).day : null
}

/** A working hour of the warehouse, not earlier than the working day before the promised day. */
function packing({ promised, collected }: Plannable, from: Date): Date {
  const eve = promised && !collected ? workingDayBefore(promised) : promised
  const start = eve && eve > inPrague(from).day ? atPrague(eve, OPENS) : from
  const { day, time } = inPrague(start)
  if (isWorkingDay(day) && time < OPENS) return new Date(atPrague(day, OPENS).getTime() + PACKING_MS)
  const ready = new Date(start.getTime() + PACKING_MS)
  if (isWorkingDay(day) && inPrague(ready).day === day && inPrague(ready).time <= CLOSES) return ready
  return new Date(atPrague(addWorkingDays(day, 1), OPENS).getTime() + PACKING_MS)
}

function handing({ collected }: Plannable, packed: Date): Date {
  return collected ? new Date(packed.getTime() + SHELVING_MS) : atPrague(inPrague(packed).day, LEAVES)
}

function arriving({ pays, collected, promised, from, mishap }: Plannable, handed: Date, paid?: Date): Planned | null {
  const next = addWorkingDays(inPrague(handed).day, 1)
  const day = !collected && promised && promised > next ? promised : next
  const due = atPrague(day, from ?? COMES)
  if (mishap === 'lost' || mishap === 'damaged') return null
  if (mishap === 'refused') return { kind: 'returned', at: atPrague(addWorkingDays(day, BACK_DAYS), COMES) }
  const comes = mishap === 'late' ? atPrague(addWorkingDays(day, LATE_DAYS), COMES) : due
  // cash on delivery is paid before the parcel is handed over
  return !paid && pays === 'handover' ? { kind: 'paid', at: comes } : { kind: 'delivered', at: comes }
}

function workingDayBefore(day: string): string {
  let before = addDays(day, -1)
  while (!isWorkingDay(before)) before = addDays(before, -1)
  return before
}
