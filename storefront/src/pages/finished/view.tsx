import * as texts from '#texts/pages/finished'
import { useCartActions } from '@vanek/react-hooks'
import { currentDocumentPath, type Order } from '@vanek/sdk/checkout'
import { documentFilePath, isAwaitingTransfer } from '@vanek/sdk/orders'
import { useEffect } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { OrderClaims } from '../../entities/order/order-claims.tsx'
import { OrderNotes, Places } from '../../entities/order/order-contacts.tsx'
import { OrderDocuments, Print } from '../../entities/order/order-documents.tsx'
import { OrderItems } from '../../entities/order/order-items.tsx'
import { OrderWithdrawals } from '../../entities/order/order-withdrawals.tsx'
import { paymentTexts, type UnpaidState, unpaidState } from '../../entities/payment/payment-texts.ts'
import { useHas, useShell, useTheme } from '../../entities/shop/use-shell.ts'
import { useAfterOrder } from '../../features/after-order/use-after-order.ts'
import { changedMark } from '../../features/order-actions/intents.ts'
import { Cancelled, OrderActions } from '../../features/order-actions/order-actions.tsx'
import { PayAgain } from '../../features/payment/pay-again.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { guestOrderPath } from '#market/paths'
import { paymentPath } from '../../lib/paths/checkout.ts'
import { currentOrder } from '../../lib/paths/withdrawal.ts'
import { tabInputs } from '../../lib/session/verifying-cookie.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FinishedAnswer, FinishedData } from './data.ts'
import { NewAccount } from './new-account.tsx'
import { NextSteps } from './next-steps.tsx'

/** Stops the event of a link to another page, so that the browser follows it. */
function leave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && link.pathname !== location.pathname) event.stopPropagation()
}

/**
 * Makes links full page loads, so that the CSP of this document, which allows third-party scripts, ends with it
 * (decision 0025).
 */
function useOwnDocument(): void {
  useEffect(() => {
    document.addEventListener('click', leave, { capture: true })
    return () => document.removeEventListener('click', leave, { capture: true })
  }, [])
}

interface UnpaidProps {
  readonly state: UnpaidState
  readonly payKey: string
  /** The number of the order. */
  readonly code: string
}

/** A notice about an unpaid order, with a link to the payment. */
function Unpaid({ state, payKey, code }: UnpaidProps) {
  const { kind, title, text, button } = paymentTexts[state]
  return (
    <Notice kind={kind}>
      <h2 className="notice-title">{title}</h2>
      <p>{text}</p>
      <div className="unpaid-ways">
        <PayAgain payKey={payKey} code={code}>
          {button}
        </PayAgain>
        {state === 'pending' && (
          <Link className="small" to={paymentPath}>
            {texts.verifyPayment}
          </Link>
        )}
      </div>
    </Notice>
  )
}

const isOver = ({ status }: Order): boolean => status === 'delivered' || status === 'returned' || status === 'cancelled'

/** The page stays open, and is opened again, when the order has gone on. */
function titleOf({ status, shipper }: Order): string {
  if (status === 'cancelled') return texts.cancelledTitle
  if (status === 'returned') return texts.returnedTitle
  if (status !== 'delivered') return texts.title
  return shipper.type === 'PERSONAL' ? texts.collectedTitle : texts.deliveredTitle
}

/** The placed order: its number, the next steps and its content. Also has a print layout. */
function FinishedPage({ order, documents, claims, guest, today, pickup, actions, scripts }: FinishedData) {
  const search = new URLSearchParams(useLocation().search)
  const answer = useActionData() as FinishedAnswer | undefined
  const mayRegister = useShell()?.account.register ?? false
  const isCancelled = order.status === 'cancelled'
  const isChanged = search.get('zmena') === changedMark && order.events.some(({ kind }) => kind === 'payment_changed')
  const { refresh } = useCartActions()
  const unpaid = unpaidState(order)
  const theme = useTheme('order_finished')
  const [hasFiles, canPay] = [useHas('order-documents'), useHas('payments-again')]
  // the cart became an order; refresh the badge in the header
  useEffect(() => {
    tabInputs.write(null)
    void refresh()
  }, [refresh])
  useAfterOrder(order, scripts)
  useOwnDocument()
  return (
    <div className="page wrap finished">
      <header className="finished-head">
        <Icon name={isCancelled || order.status === 'returned' ? 'info' : 'check'} />
        <h1>{titleOf(order)}</h1>
        <p className="lead">
          {texts.numberBefore}
          <strong className="num">{order.code}</strong>
        </p>
        <Link
          className={buttonClass((unpaid && canPay) || isAwaitingTransfer(order) ? 'outline' : 'action')}
          to={guestOrderPath}
        >
          {texts.track}
        </Link>
      </header>
      <div className="checkout-cols">
        <div className="checkout-main stack gap-4">
          {isChanged && !isCancelled && <Notice kind="success">{texts.paymentChanged}</Notice>}
          {isCancelled && <Cancelled order={order} />}
          {unpaid && canPay && <Unpaid state={unpaid} payKey={actions.changeKey} code={order.code} />}
          {!isOver(order) && <NextSteps order={order} today={today} now={actions.now} pickup={pickup} />}
        </div>
        <OrderItems order={order} />
        <div className="checkout-main stack gap-4">
          {guest && mayRegister && !order.registered && (
            <NewAccount email={order.customer.email} code={order.code} answer={answer?.account} />
          )}
          <OrderWithdrawals order={order} />
          <OrderClaims order={order} orderKey={{ token: 'current' }} claims={claims} now={actions.now} />
          <Places order={order} />
          <OrderNotes order={order} />
          {theme.document && hasFiles && documents && (
            <OrderDocuments
              documents={documents}
              path={(number, format) => documentFilePath({ token: 'current' }, number, format)}
              shipperType={order.shipper.type}
            />
          )}
          <p className="finished-ways">
            {theme.document && hasFiles && (
              <a className={buttonClass()} href={currentDocumentPath} download={texts.fileName(order.code)}>
                {texts.download}
              </a>
            )}
            {theme.print && <Print />}
            <Link className={buttonClass()} to="/">
              {texts.backToShop}
            </Link>
          </p>
          <OrderActions order={order} of={currentOrder} refused={answer?.text} {...actions} />
        </div>
      </div>
    </div>
  )
}

export const head: PageHead<FinishedData | undefined> = (data) => ({
  title: data ? texts.headTitleOf(data.order.code) : texts.headTitle,
})

/** `/kosik/dokonceni` */
export function Component() {
  return <FinishedPage {...(useLoaderData() as FinishedData)} />
}
