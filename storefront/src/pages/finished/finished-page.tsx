import { useCartActions } from '@vanek/react-hooks'
import { currentDocumentPath } from '@vanek/sdk/checkout'
import { documentFilePath } from '@vanek/sdk/orders'
import { useEffect } from 'react'
import { useActionData, useLocation } from 'react-router-dom'
import { useTheme } from '../../entities/shop/use-theme.ts'
import { useAfterOrder } from '../../features/after-order/use-after-order.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderItems } from '../../entities/order/order-items.tsx'
import { OrderTold } from '../../entities/order/order-told.tsx'
import { tabInputs } from '../../lib/session/tab-texts.ts'
import { OrderClaims } from '../../entities/order/order-claims.tsx'
import { OrderDocuments } from '../../entities/order/order-documents.tsx'
import { changedMark } from '../../features/order-actions/intents.ts'
import { Cancelled, OrderActions } from '../../features/order-actions/order-actions.tsx'
import { guestOrderPath } from '../../lib/paths/order.ts'
import { unpaidState } from '../../entities/payment/payment-texts.ts'
import { Unpaid } from './unpaid.tsx'
import { OrderWithdrawals } from '../../entities/order/order-withdrawals.tsx'
import { currentOrder } from '../../lib/paths/withdrawal.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OrderRefusal } from './action.ts'
import { Places } from '../../entities/order/places.tsx'
import { Print } from '../../ui/print.tsx'
import type { FinishedData } from './data.ts'
import { useOwnDocument } from './use-own-document.ts'
import { Link } from '../../ui/link.tsx'

/** The order as it was placed: its number, what happens next, what was bought. Made to be printed too. */
export function FinishedPage({ order, documents, claims, today, actions, scripts }: FinishedData) {
  const search = new URLSearchParams(useLocation().search)
  const refused = useActionData() as OrderRefusal | undefined
  const isCancelled = order.status === 'cancelled'
  const isChanged = search.get('zmena') === changedMark && order.events.some(({ kind }) => kind === 'payment_changed')
  const { refresh } = useCartActions()
  const unpaid = unpaidState(order)
  const theme = useTheme('order_finished')
  // the cart has become an order; the badge in the header does not know yet
  useEffect(() => {
    tabInputs.write(null)
    void refresh()
  }, [refresh])
  useAfterOrder(order, scripts)
  useOwnDocument()
  return (
    <div className="page wrap finished">
      <header className="finished-head">
        <Icon name={isCancelled ? 'info' : 'check'} />
        <h1>{isCancelled ? 'Objednávka je zrušená' : 'Děkujeme, objednávka je přijatá'}</h1>
        <p className="lead">
          Číslo objednávky <strong className="num">{order.code}</strong>
        </p>
      </header>
      <div className="checkout-cols">
        <div className="checkout-main stack gap-4">
          {isChanged && !isCancelled && (
            <Notice kind="success">Způsob platby jsme změnili a poslali vám o tom e-mail.</Notice>
          )}
          {isCancelled && <Cancelled order={order} />}
          {unpaid && <Unpaid state={unpaid} payKey={actions.changeKey} code={order.code} />}
          {!isCancelled && <NextSteps order={order} today={today} />}
          <OrderActions order={order} of={currentOrder} refused={refused?.text} {...actions} />
          <OrderWithdrawals order={order} />
          <OrderClaims order={order} orderKey={{ token: 'current' }} claims={claims} now={actions.now} />
          <Places order={order} />
          <OrderTold order={order} />
          {theme.document && documents && (
            <OrderDocuments
              documents={documents}
              path={(number, format) => documentFilePath({ token: 'current' }, number, format)}
              shipperType={order.shipper.type}
            />
          )}
          <p className="finished-ways">
            <Link className={buttonClass('outline')} to={guestOrderPath}>
              Sledovat objednávku
            </Link>
            <Link className={buttonClass('outline')} to="/">
              Zpět do obchodu
            </Link>
            {theme.document && (
              <a className={buttonClass()} href={currentDocumentPath} download={`objednavka-${order.code}.pdf`}>
                Stáhnout objednávku (PDF)
              </a>
            )}
            {theme.print && <Print />}
          </p>
        </div>
        <OrderItems order={order} />
      </div>
    </div>
  )
}
