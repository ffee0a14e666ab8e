import * as texts from '#texts/pages/transfer'
import { contactPath } from '#market/paths'
import type { Order } from '@vanek/sdk/checkout'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { afterPayment } from '../../entities/delivery/order-arrival.ts'
import { OrderItems } from '../../entities/order/order-items.tsx'
import { onInvoiceText, Transfer } from '../../entities/payment/transfer.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { TransferData } from './data.ts'

export const head: PageHead<TransferData> = () => ({
  title: texts.title,
  referrer: 'strict-origin',
})

function Opened({ order }: { readonly order: Order }) {
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">
        {texts.order}
        <strong className="num">{order.code}</strong>.{' '}
        {order.payment.code === 'invoice' ? onInvoiceText(order) : afterPayment(order.shipper)}
      </p>
      <div className="checkout-cols">
        <div>
          <Transfer order={order} />
        </div>
        <OrderItems order={order} />
      </div>
    </>
  )
}

const Over = ({ code }: { readonly code: string }) => (
  <>
    <h1>{texts.overTitle}</h1>
    <p className="lead">
      {texts.order}
      <strong className="num">{code}</strong>
      {texts.overAfter}
    </p>
    <p>{texts.overNote}</p>
    <Link className={buttonClass('outline')} to={contactPath}>
      {texts.contact}
    </Link>
  </>
)

const NotOpened = () => (
  <>
    <h1>{texts.missingTitle}</h1>
    <p className="lead">{texts.missingLead}</p>
    <p>{texts.missingNote}</p>
    <Link className={buttonClass('outline')} to={contactPath}>
      {texts.contact}
    </Link>
  </>
)

/** `/kosik/platba-prevodem?token=`: the bank transfer details of an order, linked from its mail, for guests too. */
export function Component() {
  const { order, over } = useLoaderData() as TransferData
  return order ? (
    <div className="page wrap checkout stack gap-3">
      <Opened order={order} />
    </div>
  ) : (
    <div className="page wrap">
      <div className="stack gap-2">{over === undefined ? <NotOpened /> : <Over code={over} />}</div>
    </div>
  )
}
