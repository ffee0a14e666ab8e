import { useCartActions } from '@vanek/react-hooks'
import { currentDocumentPath } from '@vanek/sdk/checkout'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useTheme } from '../../app/use-theme.ts'
import { useAfterOrder } from '../../features/after-order/use-after-order.ts'
import { NextSteps } from '../../features/checkout/next-steps.tsx'
import { OrderItems } from '../../features/checkout/order-items.tsx'
import { OrderTold } from '../../features/checkout/order-told.tsx'
import { tabInputs } from '../../features/checkout/tab-texts.ts'
import { unpaidState } from '../../features/payment/payment-texts.ts'
import { Unpaid } from '../../features/payment/unpaid.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Places } from './places.tsx'
import { Print } from './print.tsx'
import type { FinishedData } from './route.tsx'
import { useOwnDocument } from './use-own-document.ts'

/** The order as it was placed: its number, what happens next, what was bought. Made to be printed too. */
export function FinishedPage({ order, today, payKey, scripts }: FinishedData) {
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
        <Icon name="check" />
        <h1>Děkujeme, objednávka je přijatá</h1>
        <p className="lead">
          Číslo objednávky <strong className="num">{order.code}</strong>
        </p>
      </header>
      <div className="checkout-cols">
        <div className="checkout-main stack gap-4">
          {unpaid && <Unpaid state={unpaid} payKey={payKey} />}
          <NextSteps order={order} today={today} />
          <Places order={order} />
          <OrderTold order={order} />
          <p className="finished-ways">
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
