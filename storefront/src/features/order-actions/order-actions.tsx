import * as texts from '#texts/features/order-actions'
import { type OrderDetails, isOrderPaid, type OrderActionRefusal, orderActions } from '@vanek/sdk/orders'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { Form } from '../../ui/link.tsx'
import { WithdrawLink } from '../../entities/order/order-claims.tsx'
import { isExpected } from '../../entities/order/order-words.tsx'
import { ShownOrderField } from '../../entities/order/shown-order.tsx'
import { useHas } from '../../entities/shop/use-shell.ts'
import { Amount, OrderCurrency, useWriters, pricePair } from '../../entities/price/amount.tsx'
import { focusOn } from '../../lib/browser/scroll-to-anchor.ts'
import { formatDate, formatDateTime } from '../../market/dates.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ActionsData } from './act.ts'
import { actionIntents, writePayment } from './intents.ts'

const announced: readonly unknown[] = [actionIntents.change, actionIntents.cancel]

/**
 * Focuses the result of an order form: the success message is at the top of the page, where the pressed button is gone.
 * An error is shown beside the form.
 */
export function useOutcome(refused: string | null | undefined): void {
  const { state, formData } = useNavigation()
  const intent = formData?.get('intent')
  const wasSent = useRef(false)
  useEffect(() => {
    if (announced.includes(intent)) wasSent.current = true
    if (state !== 'idle' || !wasSent.current) return
    wasSent.current = false
    const notice = refused ? null : document.querySelector<HTMLElement>('main .notice')
    if (!notice) return
    focusOn(notice)
    notice.scrollIntoView({ block: 'nearest' })
  }, [intent, state, refused])
}

/** The hidden fields of an order form. */
function HiddenFields({
  intent,
  changeKey,
  code,
}: {
  readonly intent: string
  readonly changeKey: string
  readonly code: string
}) {
  return (
    <>
      <ShownOrderField code={code} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="changeKey" value={changeKey} />
    </>
  )
}

/** Whether a form with this intent is in flight. */
const useSending = (intent: string): boolean => useNavigation().formData?.get('intent') === intent

/** A button that opens the payment of an order. */
export function PayButton({
  changeKey,
  code,
  tone = 'action',
  children,
}: {
  readonly changeKey: string
  /** The number of the order. */
  readonly code: string
  readonly tone?: ButtonTone
  readonly children: string
}) {
  return (
    <Form method="post">
      <HiddenFields intent={actionIntents.pay} changeKey={changeKey} code={code} />
      <Button type="submit" tone={tone} busy={useSending(actionIntents.pay)}>
        {children}
      </Button>
    </Form>
  )
}

function ChangePayment({ order, payments, changeKey }: ActionsData & { readonly order: OrderDetails }) {
  const { money } = useWriters(order.currencyCode)
  return (
    <Disclosure title={texts.changeTitle}>
      <Form method="post" preventScrollReset className="stack gap-2">
        <HiddenFields intent={actionIntents.change} changeKey={`${changeKey}-payment`} code={order.code} />
        <fieldset className="choices">
          <legend>{texts.paymentLegend}</legend>
          <ul>
            {payments.map((payment, at) => (
              <Choice
                key={payment.id}
                box={{
                  ...{ type: 'radio', name: 'payment', id: `pay-by-${payment.id}`, defaultChecked: at === 0 },
                  value: writePayment(payment.id, payment.totalWithTax),
                }}
                title={payment.name}
                price={
                  <OrderCurrency value={order.currencyCode}>
                    <Amount of={pricePair(payment)} free />
                  </OrderCurrency>
                }
                notes={[payment.description, texts.totalThen(money(payment.totalWithTax))]}
              />
            ))}
          </ul>
        </fieldset>
        <Button type="submit" tone="action" busy={useSending(actionIntents.change)}>
          {texts.changePayment}
        </Button>
      </Form>
    </Disclosure>
  )
}

/** Cancelling takes two presses; a native `details`, so that it needs no scripts. */
function Cancel({ order, changeKey }: { readonly order: OrderDetails; readonly changeKey: string }) {
  return (
    <details className="confirm">
      <summary>
        <Icon name="trash" />
        {texts.cancelOrder}
      </summary>
      <Form method="post" preventScrollReset className="confirm-body">
        <HiddenFields intent={actionIntents.cancel} changeKey={`${changeKey}-cancel`} code={order.code} />
        <p>
          {texts.cancelBefore}
          <span className="num">{order.code}</span>
          {texts.cancelAfter}
          {isOrderPaid(order) ? texts.moneyBack : texts.nothingToPay}
        </p>
        <Button type="submit" className="btn-bad" busy={useSending(actionIntents.cancel)}>
          {texts.cancelSurely}
        </Button>
      </Form>
    </details>
  )
}

/** A notice about a cancelled order and its refund; with `title` if the page has none. */
export function Cancelled({ order, title }: { readonly order: OrderDetails; readonly title?: string }) {
  const { money } = useWriters(order.currencyCode)
  return (
    <Notice kind="warning">
      {title && <h2 className="notice-title">{title}</h2>}
      <p>{texts.notSent}</p>
      {(order.refunds ?? []).map(({ amount, since, sent }) => (
        <p key={since}>
          {sent === null ? texts.willRefund(money(amount)) : texts.refunded(money(amount), formatDate(sent))}
        </p>
      ))}
    </Notice>
  )
}

const tooLate: Readonly<Partial<Record<OrderActionRefusal, string>>> = {
  order_packed: texts.alreadyPacked,
}

interface OrderActionsProps extends ActionsData {
  readonly order: OrderDetails
  /** The order in the URL of the withdrawal page. */
  readonly of: string
  /** Error of the last posted form. */
  readonly refused?: string | null | undefined
}

/** Actions to change and to cancel an order, with the deadline, or the reason why not (A3.01). */
export function OrderActions({ order, of, refused, ...data }: OrderActionsProps) {
  const { changePayment, cancel, withdraw } = orderActions(order, new Date(data.now))
  useOutcome(refused)
  const [hasCancelling, hasWithdrawals] = [useHas('cancellation'), useHas('withdrawals')]
  const mayCancel = cancel.allowed && hasCancelling
  const mayChange = changePayment.allowed && data.payments.length > 0
  const late = cancel.allowed || !hasCancelling || !isExpected(order) ? null : tooLate[cancel.reason]
  return (
    <section className="order-changes stack gap-1" aria-labelledby="order-changes">
      <h2 id="order-changes">{texts.changesTitle}</h2>
      <div className="order-actions stack gap-2">
        {refused && (
          <Notice kind="danger" role="alert">
            {refused}
          </Notice>
        )}
        {mayChange && (
          // the key closes it after a change
          <ChangePayment key={order.payment.id} order={order} {...data} />
        )}
        {mayCancel && <Cancel order={order} changeKey={data.changeKey} />}
        {mayCancel && cancel.until && (
          <p className="small quiet">
            {changePayment.allowed ? texts.changeUntil : texts.cancelUntil}
            <time dateTime={cancel.until.toISOString()}>{formatDateTime(cancel.until.toISOString())}</time>
            {texts.thenPacked}
          </p>
        )}
        {late && (
          <p className="small quiet">
            {late}
            {withdraw.allowed && hasWithdrawals && texts.returnLater}
          </p>
        )}
        {hasWithdrawals && <WithdrawLink order={order} of={of} now={data.now} />}
      </div>
    </section>
  )
}
