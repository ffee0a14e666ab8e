import * as texts from '#texts/widgets/order'
import { contactPath, returnsPath } from '#market/paths'
import { useOrder } from '@vanek/react-hooks'
import type { CalendarDate } from '@vanek/sdk/checkout'
import {
  type OrderDetails,
  isAwaitingTransfer,
  documentFilePath,
  bindOrderKey,
  orderActions,
  type OrderKey,
} from '@vanek/sdk/orders'
import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { ArrivalDay } from '../../entities/delivery/arrival.tsx'
import { arrival } from '../../entities/delivery/order-arrival.ts'
import { OrderClaims, type OrderClaimsProps } from '../../entities/order/order-claims.tsx'
import { OrderNotes, Places } from '../../entities/order/order-contacts.tsx'
import { OrderDocuments, type OrderDocumentsProps, Print } from '../../entities/order/order-documents.tsx'
import { OrderItems } from '../../entities/order/order-items.tsx'
import { OrderWithdrawals } from '../../entities/order/order-withdrawals.tsx'
import { isExpected, Overdue, PaymentDue } from '../../entities/order/order-words.tsx'
import { paymentTexts, unpaidState } from '../../entities/payment/payment-texts.ts'
import { Transfer } from '../../entities/payment/transfer.tsx'
import { useWriters } from '../../entities/price/amount.tsx'
import { useHas } from '../../entities/shop/use-shell.ts'
import type { ActionsData } from '../../features/order-actions/act.ts'
import { actionIntents, type OrderRefusal } from '../../features/order-actions/intents.ts'
import { Cancelled, OrderActions, PayButton } from '../../features/order-actions/order-actions.tsx'
import { currentOrder } from '../../lib/paths/withdrawal.ts'
import { formatDateTime } from '../../market/dates.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** The parts of an order that its documents and payment options depend on. */
const stateOf = ({ status, payment, events }: OrderDetails): string => `${status} ${payment.state} ${events.length}`

/**
 * The current order: it is loaded again when the page becomes visible. If its state has changed, the whole page
 * revalidates.
 */
function useLiveOrder(order: OrderDetails, key: OrderKey): OrderDetails {
  const { data } = useOrder(key, { initial: order })
  const { revalidate } = useRevalidator()
  const now = data ?? order
  const isOther = stateOf(now) !== stateOf(order)
  useEffect(() => {
    if (isOther) void revalidate()
  }, [isOther, revalidate])
  return now
}

/** A notice about an unpaid order, with a link to the payment. */
function ToPay({ order, changeKey }: { readonly order: OrderDetails; readonly changeKey: string }) {
  const state = unpaidState(order)
  const canPay = useHas('payments-again')
  const { money } = useWriters(order.currencyCode)
  if (!state || !canPay) return null
  const { kind, title, text, button } = paymentTexts[state]
  return (
    <Notice kind={kind}>
      <h2 className="notice-title">{title}</h2>
      <p>
        {texts.toPay}
        <strong className="num">{money(order.prices.totalWithTax)}</strong>. {text}
      </p>
      <PayButton changeKey={changeKey} code={order.code}>
        {button}
      </PayButton>
    </Notice>
  )
}

/** Loader data of an order page. */
export interface OrderPage {
  readonly order: OrderDetails
  readonly actions: ActionsData
  /** Null if they could not be loaded: the order is shown without them. */
  readonly documents: OrderDocumentsProps['documents']
  readonly claims: OrderClaimsProps['claims']
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

export interface OrderViewProps extends OrderPage {
  /** The key that loads the order and its documents. */
  readonly orderKey: OrderKey
  /** Error of the last posted form. */
  readonly refused: OrderRefusal | null | undefined
  /** More actions beside printing. */
  readonly ways?: ReactNode
  /** Result of such an action. */
  readonly report?: ReactNode
  /** Files of the order; without them its documents are not listed either. */
  readonly files?: ReactNode
}

function Facts({ order, today }: Pick<OrderPage, 'order' | 'today'>) {
  const when = isExpected(order) ? arrival(order, today) : null
  const rows = [
    [texts.placed, formatDateTime(order.created)],
    [texts.shipping, order.shipper.name],
    [texts.delivery, when && <ArrivalDay key="when" arrival={when} />],
    [texts.payment, order.payment.name],
    [texts.due, order.payment.due && <PaymentDue key="due" order={order} today={today} />],
    [texts.confirmation, order.customer.email],
  ] as const
  return (
    <dl className="account-facts">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** An order with its actions and files. Also has a print layout. */
export function OrderView({ order: read, orderKey, documents, claims, today, actions, ...more }: OrderViewProps) {
  const order = useLiveOrder(read, bindOrderKey(orderKey, read.code))
  const { refused, ways, report } = more
  // customers and guests get them by operations of their own
  const files = useHas('id' in orderKey ? 'order-exports' : 'order-documents') && more.files
  const { status } = order
  // came with the document, whose top is in view; later errors are shown at their forms
  const [atLoad] = useState(refused)
  const onTop = refused && (refused === atLoad || refused.form === actionIntents.pay) ? refused.text : null
  const again = (
    <>
      {ways && <div className="row account-order-ways">{ways}</div>}
      {report}
    </>
  )
  const { withdraw } = orderActions(order, new Date(actions.now))
  return (
    <div className="account-order stack gap-4">
      {status === 'cancelled' && <Cancelled order={order} title={texts.cancelledTitle} />}
      {onTop && (
        <Notice kind="danger" role="alert">
          {onTop}
        </Notice>
      )}
      <ToPay order={order} changeKey={actions.changeKey} />
      <Overdue order={order} today={today} />
      <OrderTimeline order={order} />
      {isAwaitingTransfer(order) && (
        <Disclosure title={texts.transferTitle} open>
          <Transfer order={order} />
        </Disclosure>
      )}
      {status === 'delivered' && again}
      <OrderWithdrawals order={order} />
      <OrderClaims order={order} orderKey={orderKey} claims={claims} now={actions.now} />
      <OrderItems order={order} />
      <Facts order={order} today={today} />
      <Places order={order} />
      <OrderNotes order={order} />
      {files && (
        <OrderDocuments
          documents={documents}
          path={(number, format) => documentFilePath(orderKey, number, format)}
          shipperType={order.shipper.type}
        />
      )}
      <div className="row order-exports">
        {files}
        <Print />
      </div>
      {status !== 'delivered' && again}
      <OrderActions
        {...{ order, ...actions }}
        of={'id' in orderKey ? orderKey.id : currentOrder}
        refused={onTop ? null : refused?.text}
      />
      <p className="small quiet">
        {texts.anythingWrong}
        {order.business?.TIN ||
        status === 'cancelled' ||
        (!withdraw.allowed && withdraw.reason === 'withdrawal_expired') ? (
          <Link to={contactPath}>{texts.writeUs}</Link>
        ) : (
          <>
            {texts.readBefore}
            <Link to={returnsPath}>{texts.howToReturn}</Link>
          </>
        )}
        {texts.wrongAfter}
      </p>
    </div>
  )
}
