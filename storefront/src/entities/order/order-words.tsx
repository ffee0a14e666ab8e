import * as texts from '#texts/entities/order'
import type { OrderSummary } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import {
  type OrderDetails,
  type PaymentDue as DueState,
  type OrderStatus,
  type OrderStep,
  type Parcel,
  paymentDue,
} from '@vanek/sdk/orders'
import { formatDate } from '../../market/dates.ts'
import { Notice } from '../../ui/notice.tsx'

type Kind = OrderStep['kind']
type Words = Readonly<Record<Kind, Readonly<Record<OrderStep['state'], string>>>>

const brought: Words = texts.steps
const collected: Words = { ...texts.steps, ...texts.collectedSteps }

/** Text for a step of an order. */
export const stepWord = (shipperType: string, { kind, state }: Pick<OrderStep, 'kind' | 'state'>): string =>
  (shipperType === 'PERSONAL' ? collected : brought)[kind][state]

/** Text about a parcel besides its day; '' if there is none. */
export const parcelWords: Readonly<Record<Parcel['state'], string>> = texts.parcels

/** State of an order with a delivery problem. */
const mishaps: Partial<Readonly<Record<Parcel['state'], string>>> = texts.mishaps

/** The delivery problem of an order, as a label. */
export const mishapWord = ({ parcels }: Pick<OrderDetails, 'parcels'>): string | undefined =>
  parcels.map(({ state }) => mishaps[state]).find(Boolean)

const over = new Set<OrderStatus>(['delivered', 'returned', 'cancelled'])

/** Whether the goods of an order can still arrive on the promised day. */
export const isExpected = (order: Pick<OrderDetails, 'parcels' | 'status'>): boolean =>
  !over.has(order.status) && mishapWord(order) === undefined

type State = readonly [tone: string, text: string]

const payments: Readonly<Record<string, State>> = {
  pending: ['is-orange', texts.payments.pending],
  failed: ['is-red', texts.payments.failed],
  cancelled: ['is-orange', texts.payments.cancelled],
}

const statuses: Readonly<Record<OrderStatus, State>> = {
  received: ['is-orange', texts.statuses.received],
  packed: ['is-orange', texts.statuses.packed],
  handed_over: ['is-orange', texts.statuses.handed_over],
  delivered: ['is-green', texts.statuses.delivered],
  returned: ['is-red', texts.statuses.returned],
  cancelled: ['is-red', texts.statuses.cancelled],
}

const atBranch: Partial<Record<OrderStatus, State>> = {
  handed_over: ['is-green', texts.readyAtBranch],
  delivered: ['is-green', texts.collectedAtBranch],
}

/** The state of an order as a label: the first thing it waits for. Undefined for unknown states. */
export function orderState({
  status,
  payment,
  shipper,
  mishap: mishapState,
}: Pick<OrderSummary, 'status' | 'mishap'> & {
  readonly payment: Pick<OrderSummary['payment'], 'state'>
  readonly shipper: Pick<OrderSummary['shipper'], 'type'>
}): State | undefined {
  if (status === 'received' && Object.hasOwn(payments, payment.state)) return payments[payment.state]
  if (!Object.hasOwn(statuses, status)) return undefined
  const mishap = status === 'handed_over' && mishaps[mishapState ?? 'on_the_way']
  if (mishap) return [mishapState === 'late' ? 'is-orange' : 'is-red', mishap]
  return (shipper.type === 'PERSONAL' && atBranch[status]) || statuses[status]
}

/** Due date of an invoice, as a label. */
export const dueState = ({ day, isOver }: DueState): State =>
  isOver ? ['is-red', texts.overdueSince(formatDate(day))] : ['is-orange', texts.dueBy(formatDate(day))]

interface DueProps {
  readonly order: Parameters<typeof paymentDue>[0]
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

/** Due date of an order by invoice, as a coloured label; nothing if no payment is due. */
export function PaymentDue({ order, today }: DueProps) {
  const due = paymentDue(order, today)
  if (!due) return null
  const [tone, text] = dueState(due)
  return <span className={`state ${tone}`}>{text}</span>
}

/** A warning about an overdue invoice. */
export function Overdue({ order, today }: DueProps) {
  const due = paymentDue(order, today)
  if (!due?.isOver) return null
  return <Notice kind="warning">{texts.overdue(formatDate(due.day))}</Notice>
}
