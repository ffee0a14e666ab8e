import { orderDocumentPath, orderExportPath, orderImagesPath, type UserOrder } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { formatDateTime } from '@vanek/sdk/format'
import { awaitsTransfer, documentFilePath } from '@vanek/sdk/orders'
import { Link, useActionData } from 'react-router-dom'
import { useTheme } from '../../app/use-theme.ts'
import { phoneText } from '../../app/shell/phone-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Places } from '../../pages/finished/places.tsx'
import { Print } from '../../pages/finished/print.tsx'
import { arrival } from '../checkout/arrival.ts'
import { ArrivalDay } from '../delivery/arrival-day.tsx'
import { OrderItems } from '../checkout/order-items.tsx'
import { OrderTold } from '../checkout/order-told.tsx'
import type { ActionsData } from '../order-actions/load-actions.ts'
import { Cancelled, OrderActions, PayButton } from '../order-actions/order-actions.tsx'
import { paymentTexts, unpaidState } from '../payment/payment-texts.ts'
import { Transfer } from '../payment/transfer.tsx'
import { OrderDocuments, type OrderDocumentsProps } from '../documents/order-documents.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { Overdue, PaymentDue } from './payment-due.tsx'
import type { Refused } from './posted.ts'
import { useReorderButton } from './reorder.tsx'

/** That an order is still to be paid, and the way there. */
function ToPay({ order, changeKey }: { readonly order: UserOrder; readonly changeKey: string }) {
  const state = unpaidState(order)
  if (!state) return null
  const { kind, title, text, button } = paymentTexts[state]
  return (
    <Notice kind={kind}>
      <h2 className="notice-title">{title}</h2>
      <p>{text}</p>
      <PayButton changeKey={changeKey}>{button}</PayButton>
    </Notice>
  )
}

interface OrderViewProps {
  readonly order: UserOrder
  readonly actions: ActionsData
  readonly documents: OrderDocumentsProps['documents']
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

function Facts({ order, today }: Pick<OrderViewProps, 'order' | 'today'>) {
  const when = arrival(order, today)
  const rows = [
    ['Objednáno', formatDateTime(order.created)],
    ['Doprava', order.shipper.name],
    ['Doručení', when && <ArrivalDay key="when" arrival={when} />],
    ['Platba', order.payment.name],
    ['Splatnost', order.payment.due && <PaymentDue key="due" order={order} today={today} />],
    ['Potvrzení', order.customer.email],
    ['Telefon', phoneText(order.customer.phone)],
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

/** Everything about an order, what can be done with it, and files of it. Made to be printed too. */
export function OrderView({ order, documents, today, actions }: OrderViewProps) {
  const { id, code } = order
  const refused = useActionData() as Refused | undefined
  const reorder = useReorderButton(order)
  const theme = useTheme('user_order_detail')
  return (
    <div className="account-order stack gap-4">
      {order.status === 'cancelled' && <Cancelled order={order} title="Objednávka je zrušená" />}
      <ToPay order={order} changeKey={actions.changeKey} />
      <Overdue order={order} today={today} />
      <OrderTimeline order={order} />
      <div className="row account-order-ways">
        {theme.reorder && reorder.button}
        <Print />
      </div>
      {reorder.report}
      <OrderActions order={order} refused={refused?.text} {...actions} />
      <OrderItems order={order} />
      <Facts order={order} today={today} />
      {awaitsTransfer(order) && (
        <Disclosure title="Údaje pro platbu převodem" open={Boolean(order.payment.due)}>
          <Transfer order={order} />
        </Disclosure>
      )}
      <Places order={order} />
      <OrderTold order={order} />
      {theme.files && (
        <OrderDocuments
          documents={documents}
          path={(number, format) => documentFilePath({ id }, number, format)}
          shipperType={order.shipper.type}
        />
      )}
      {theme.files && (
        <div className="row account-order-ways">
          <a className={buttonClass()} href={orderDocumentPath(id)} download={`objednavka-${code}.pdf`}>
            Objednávka (PDF)
          </a>
          <a className={buttonClass()} href={orderExportPath(id)} download={`objednavka-${code}.csv`}>
            Položky do tabulky (CSV)
          </a>
          <a className={buttonClass()} href={orderImagesPath(id)} download={`objednavka-${code}.zip`}>
            Obrázky zboží (ZIP)
          </a>
        </div>
      )}
      <p className="small quiet">
        Nesedí vám něco? Přečtěte si, <Link to="/stranka/vraceni-do-30-dni">jak zboží do 30 dnů vrátit</Link>.
      </p>
    </div>
  )
}
