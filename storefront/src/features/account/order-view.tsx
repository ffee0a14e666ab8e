import { orderDocumentPath, orderExportPath, orderImagesPath, type UserOrder } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { formatDateTime } from '@vanek/sdk/format'
import { Link } from 'react-router-dom'
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
import { paymentTexts, unpaidState } from '../payment/payment-texts.ts'
import { Transfer } from '../payment/transfer.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { useReorderButton } from './reorder.tsx'

/** That an order is still to be paid; its link for paying is in the mail, which alone has the key to it. */
function ToPay({ order }: { readonly order: UserOrder }) {
  const state = unpaidState(order)
  if (!state) return null
  const { kind, title, text } = paymentTexts[state]
  return (
    <Notice kind={kind} title={title}>
      <p>{text}</p>
      <p className="small">Odkaz k zaplacení najdete v e-mailu, který jsme poslali na {order.customer.email}.</p>
    </Notice>
  )
}

interface OrderViewProps {
  readonly order: UserOrder
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

function Facts({ order, today }: OrderViewProps) {
  const when = arrival(order, today)
  const rows = [
    ['Objednáno', formatDateTime(order.created)],
    ['Doprava', order.shipper.name],
    ['Doručení', when && <ArrivalDay key="when" arrival={when} />],
    ['Platba', order.payment.name],
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
export function OrderView({ order, today }: OrderViewProps) {
  const { id, code, payment } = order
  const reorder = useReorderButton(order)
  const theme = useTheme('user_order_detail')
  return (
    <div className="account-order stack gap-4">
      <ToPay order={order} />
      <OrderTimeline order={order} />
      <div className="row account-order-ways">
        {theme.reorder && reorder.button}
        <Print />
      </div>
      {reorder.report}
      <OrderItems order={order} />
      <Facts order={order} today={today} />
      {payment.code === 'transfer' && (
        <Disclosure title="Údaje pro platbu převodem">
          <Transfer order={order} />
        </Disclosure>
      )}
      <Places order={order} />
      <OrderTold order={order} />
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
