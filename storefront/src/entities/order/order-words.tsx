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

const brought: Words = {
  received: { done: 'Přijato', next: 'Přijímáme', ahead: 'Přijetí' },
  paid: { done: 'Zaplaceno', next: 'Čeká na zaplacení', ahead: 'Zaplacení' },
  packed: { done: 'Zabaleno', next: 'Chystáme', ahead: 'Zabalení' },
  handed_over: { done: 'Předáno dopravci', next: 'Předáme dopravci', ahead: 'Předání dopravci' },
  delivered: { done: 'Doručeno', next: 'Na cestě', ahead: 'Doručení' },
  returned: { done: 'Vrátilo se k nám', next: 'Vrací se k nám', ahead: 'Vrácení' },
  cancelled: { done: 'Zrušeno', next: 'Ruší se', ahead: 'Zrušení' },
  payment_changed: { done: 'Platba změněna', next: 'Mění se platba', ahead: 'Změna platby' },
  refunded: { done: 'Peníze vráceny', next: 'Vracíme peníze', ahead: 'Vrácení peněz' },
}

const collected: Words = {
  ...brought,
  handed_over: { done: 'Připraveno na pobočce', next: 'Připravíme na pobočce', ahead: 'Příprava na pobočce' },
  delivered: { done: 'Vyzvednuto', next: 'Čeká na vás', ahead: 'Vyzvednutí' },
}

/** Text for a step of an order. */
export const stepWord = (shipperType: string, { kind, state }: Pick<OrderStep, 'kind' | 'state'>): string =>
  (shipperType === 'PERSONAL' ? collected : brought)[kind][state]

/** Text about a parcel besides its day; '' if there is none. */
export const parcelWords: Readonly<Record<Parcel['state'], string>> = {
  packed: 'Čeká na dopravce.',
  on_the_way: 'Je na cestě.',
  late: 'Zpozdila se, omlouváme se.',
  lost: 'Dopravce ji nemůže najít. Zavolejte nám prosím: pošleme zboží znovu, nebo vrátíme peníze.',
  damaged: 'Cestou se poškodila. Zavolejte nám prosím: pošleme zboží znovu, nebo vrátíme peníze.',
  refused: 'Nikdo ji nepřevzal, vrací se k nám.',
  delivered: 'Byla předána.',
  returned: 'Vrátila se k nám. Zavolejte nám prosím, domluvíme se, co dál.',
}

/** State of an order with a delivery problem. */
const mishaps: Partial<Readonly<Record<Parcel['state'], string>>> = {
  late: 'Zásilka se zpozdila',
  lost: 'Zásilka se ztratila',
  damaged: 'Zásilka se poškodila',
  refused: 'Vrací se k nám',
}

/** The delivery problem of an order, as a label. */
export const mishapWord = ({ parcels }: Pick<OrderDetails, 'parcels'>): string | undefined =>
  parcels.map(({ state }) => mishaps[state]).find(Boolean)

const over = new Set<OrderStatus>(['delivered', 'returned', 'cancelled'])

/** Whether the goods of an order can still arrive on the promised day. */
export const isExpected = (order: Pick<OrderDetails, 'parcels' | 'status'>): boolean =>
  !over.has(order.status) && mishapWord(order) === undefined

type State = readonly [tone: string, text: string]

const payments: Readonly<Record<string, State>> = {
  pending: ['is-orange', 'Čeká na zaplacení'],
  failed: ['is-red', 'Platba neproběhla'],
  cancelled: ['is-orange', 'Platba zrušena'],
}

const statuses: Readonly<Record<OrderStatus, State>> = {
  received: ['is-orange', 'Chystáme'],
  packed: ['is-orange', 'Zabaleno'],
  handed_over: ['is-orange', 'Na cestě'],
  delivered: ['is-green', 'Doručeno'],
  returned: ['is-red', 'Vrátilo se k nám'],
  cancelled: ['is-red', 'Zrušeno'],
}

const atBranch: Partial<Record<OrderStatus, State>> = {
  handed_over: ['is-green', 'Připraveno k vyzvednutí'],
  delivered: ['is-green', 'Vyzvednuto'],
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
  isOver ? ['is-red', `Po splatnosti od ${formatDate(day)}`] : ['is-orange', `Splatné do ${formatDate(day)}`]

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
  return (
    <Notice kind="warning">
      Faktura byla splatná {formatDate(due.day)} a platba zatím nedorazila. Zaplaťte ji prosím podle údajů níže. Pokud
      jste už zaplatili, nemusíte nic dělat.
    </Notice>
  )
}
