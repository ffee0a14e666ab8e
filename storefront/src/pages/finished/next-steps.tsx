import * as texts from '#texts/pages/finished'
import type { CalendarDate, Order } from '@vanek/sdk/checkout'
import { isAwaitingTransfer, isOrderPaid } from '@vanek/sdk/orders'
import { ArrivalDay } from '../../entities/delivery/arrival.tsx'
import { afterPayment, arrival } from '../../entities/delivery/order-arrival.ts'
import { onInvoiceText, Transfer } from '../../entities/payment/transfer.tsx'
import { isExpected, mishapWord } from '../../entities/order/order-words.tsx'
import { dateAt } from '../../market/calendar.ts'
import type { OpenBranch } from './data.ts'

const payings: Readonly<Record<string, string>> = {
  cod: texts.payCod,
  cash: texts.payCash,
}

function payingText(order: Order): string {
  const { code, name, state } = order.payment
  const { shipper } = order
  if (isOrderPaid(order)) return texts.paid
  if (state !== 'offline') return texts.payOnline(afterPayment(shipper))
  if (code === 'invoice') return onInvoiceText(order)
  if (code === 'transfer') return texts.payByTransfer(afterPayment(shipper))
  return payings[code] ?? texts.payOther(name)
}

/** Whether the goods are already at the branch: then their day is the day of the order. */
const isThere = ({ nearestDeliveryDate: date, created }: Order): boolean =>
  typeof date === 'string' && date === dateAt(created)

const handedOver: Readonly<Record<string, string>> = { PERSONAL: texts.readyAtBranch, PICKUP_POINT: texts.toPickup }

const delivering = (order: Order): string => {
  const { type } = order.shipper
  const mishap = mishapWord(order)
  if (mishap !== undefined) return `${mishap}.`
  if (order.status === 'handed_over') return handedOver[type] ?? texts.onTheWay
  if (type === 'PERSONAL') return isThere(order) ? texts.waitsAtBranch : texts.branchWillWrite
  return type === 'PICKUP_POINT' ? texts.pickupCode : texts.courierLink
}

interface NextStepsProps {
  readonly order: Order
  readonly today: CalendarDate
  /** Time of the render in milliseconds. */
  readonly now: number
  readonly pickup: OpenBranch | null
}

/** When the order arrives; the branch of a pickup has to be open. */
function arrivalOf({ order, today, now, pickup }: NextStepsProps) {
  if (!isExpected(order)) return null
  const expected = pickup ? { ...order, nearestDeliveryDate: pickup.date } : order
  return arrival(expected, today, new Date(now), pickup?.branches)
}

/** The next steps of an order that has not come to its end, in order. */
export function NextSteps(props: NextStepsProps) {
  const { order } = props
  const when = arrivalOf(props)
  // paying is up to the shopper
  const awaiting = isAwaitingTransfer(order)
  const sent = (
    <li key="sent">
      {texts.sentTo}
      <strong>{order.customer.email}</strong>.
    </li>
  )
  const paying = (
    <li key="paying">
      {payingText(order)}
      {awaiting && <Transfer order={order} />}
    </li>
  )
  return (
    <section className="next-steps" aria-labelledby="next">
      <h2 id="next">{texts.nextTitle}</h2>
      <ol>
        {awaiting ? [paying, sent] : [sent, paying]}
        <li>
          {when && (
            <strong className="arrival">
              <ArrivalDay arrival={when} />
            </strong>
          )}
          {delivering(order)}
          {order.shipper.branch && mishapWord(order) === undefined && (
            <span className="collect-at">
              {texts.collectAt}
              <strong>{order.shipper.branch.name}</strong>, {order.shipping.address.street},{' '}
              {order.shipping.address.city}
            </span>
          )}
        </li>
        {order.registered && <li>{texts.registered}</li>}
        {!order.business?.TIN && <li>{texts.returns}</li>}
      </ol>
    </section>
  )
}
