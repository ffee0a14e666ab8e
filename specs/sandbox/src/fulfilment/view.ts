import { inPrague } from '../clock.ts'
import { claimableUntil } from '../claims/period.ts'
import { inMarket } from '../market.ts'
import { toMajor } from '../money.ts'
import { isOpenAtBank, toPayOf } from '../orders/to-pay.ts'
import type { OrderDoc, OrderRow } from '../orders/view.ts'
import { wayOf } from '../payments/ways.ts'
import type { Shop } from '../wire.ts'
import { type Course, parcelState, statusOf } from './course.ts'
import { nextEvent, owedSince, type Plannable } from './plan.ts'
import { untilIn, withdrawalRefunds, withdrawalViews } from '../withdrawals/view.ts'

const CARRIERS: Readonly<Record<string, string>> = { PICKUP_POINT: inMarket({ cs: 'Balíkobod', sk: 'Packeta' }) }
const COURIER = inMarket({ cs: 'Vichr kurýr', sk: 'GLS' })

export type Fulfilled = Pick<OrderRow, 'created' | 'doc' | 'course' | 'payment_state' | 'total'>

export const courseOf = ({ course }: Pick<OrderRow, 'course'>) => course as unknown as Course

/** Whether an order is collected at one of our branches. */
export const isCollected = ({ shipper }: Pick<OrderDoc, 'shipper'>) => shipper.type === 'PERSONAL'

export const carrierOf = ({ shipper }: Pick<OrderDoc, 'shipper'>) => CARRIERS[shipper.type] ?? COURIER

/** The input of the plan for an order. */
export function plannableOf(order: Fulfilled, course = courseOf(order)): Plannable {
  const doc = order.doc as OrderDoc
  return {
    created: new Date(order.created),
    pays: wayOf(doc.payment.code),
    dueDays: doc.payment.dueDays ?? null,
    paysLate: course.paysLate === true,
    settled: order.payment_state === 'paid',
    costs: toPayOf(order) > 0,
    collected: isCollected(doc),
    promised: doc.deliveryTime?.date ?? doc.nearestDeliveryDate ?? null,
    from: doc.deliveryTime?.from ?? null,
    mishap: course.parcel?.mishap ?? null,
    events: course.events.map(({ kind, at }) => ({ kind, at: new Date(at) })),
  }
}

/** The delivery part of an order. */
export function fulfilmentOf(
  order: Fulfilled,
  carrierOrigin: string,
): Pick<
  Shop['OrderBase'],
  | 'status'
  | 'events'
  | 'changeableUntil'
  | 'claimableUntil'
  | 'refunds'
  | 'withdrawals'
  | 'claimed'
  | 'withdrawableUntil'
  | 'parcels'
> {
  const course = courseOf(order)
  const plannable = plannableOf(order)
  const next = nextEvent(plannable)
  const refunds = [...refundsOf(order), ...withdrawalRefunds(course, plannable)]
  const withdrawals = withdrawalViews(course, plannable, isOpenAtBank(order))
  return {
    status: statusOf(course),
    events: [{ kind: 'received', at: new Date(order.created).toISOString() }, ...course.events],
    changeableUntil: next?.kind === 'packed' ? next.at.toISOString() : null,
    claimableUntil: claimableUntil(course, order.doc)?.toISOString() ?? null,
    ...(refunds.length > 0 && { refunds }),
    ...(withdrawals.length > 0 && { withdrawals }),
    ...(course.claimed && { claimed: [...course.claimed] }),
    withdrawableUntil: untilIn(plannable),
    parcels: course.parcel ? [parcelOf(order, course.parcel.number, carrierOrigin)] : [],
  }
}

/** The refund of a cancelled order: everything that was paid. */
function refundsOf(order: Fulfilled): Shop['Refund'][] {
  const { events, costs } = plannableOf(order)
  const at = new Map(events.map((event) => [event.kind, event.at]))
  const since = owedSince(at)
  if (!since || !costs) return []
  const sent = at.get('refunded')?.toISOString() ?? null
  return [{ amount: toMajor(toPayOf(order)), since: since.toISOString(), sent }]
}

function parcelOf(order: Fulfilled, number: string, carrierOrigin: string): Shop['Parcel'] {
  const state = parcelState(courseOf(order))
  return {
    carrier: carrierOf(order.doc as OrderDoc),
    number,
    trackingUrl: trackingUrl(carrierOrigin, number),
    state,
    expected: state === 'packed' || state === 'on_the_way' || state === 'late' ? expectedDay(order) : null,
  }
}

export const trackingUrl = (carrierOrigin: string, number: string) => `${carrierOrigin}/carrier/${number}`

/** The expected delivery day; null when the order is not on its way to the customer. */
function expectedDay(order: Fulfilled): string | null {
  let planned = plannableOf(order)
  for (let next = nextEvent(planned); next; next = nextEvent(planned)) {
    if (next.kind === 'delivered') return inPrague(next.at).day
    planned = { ...planned, events: [...planned.events, next] }
  }
  return null
}
