import * as texts from '#texts/pages/withdrawal'
import { guestOrderPath, withdrawalPath } from '#market/paths'
import { useWithdrawalForm, type WithdrawalLine } from '@vanek/react-hooks'
import { formatAmount } from '@vanek/sdk/format'
import { issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { isAwaitingTransfer, bindOrderKey, isOrderPaid, withdrawalMaxLengths } from '@vanek/sdk/orders'
import type { FormEvent } from 'react'
import { useActionData, useNavigate } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import { LineImage } from '../../entities/cart/line.tsx'
import { FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { WithdrawnLines } from '../../entities/order/order-withdrawals.tsx'
import { ShownOrderField } from '../../entities/order/shown-order.tsx'
import { useWriters } from '../../entities/price/amount.tsx'
import { orderPath } from '../../lib/paths/account.ts'
import { currentOrder, keyOf, names, summaryStep, withdrawalOf } from '../../lib/paths/withdrawal.ts'
import { formatDate } from '../../market/dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OwnWithdrawal } from './data.ts'

/** Response to the form of the second step, posted without scripts. */
interface Posted {
  readonly values: { readonly note: string; readonly bankAccount: string }
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly text: string | null
}

/** Path of the order in the URL. */
export const backTo = (of: string) => (of === currentOrder ? guestOrderPath : orderPath(of))

/** What a line sells, with its picture and, where it cannot be changed, its amount. */
function Goods({ item, amount }: { readonly item: WithdrawalLine['item']; readonly amount: number | false }) {
  return (
    <>
      <LineImage image={item.image} sized="style-w56-h56" />
      <span>
        {item.name} {amount !== false && <span className="quiet small num">{formatAmount(amount, item.unit)}</span>}
      </span>
    </>
  )
}

function Line({
  line: { item, left, checkboxProps, inputProps, errorProps, issue },
}: {
  readonly line: WithdrawalLine
}) {
  const { id: tick, ...box } = checkboxProps
  const one = left === 1 && !item.amountDecimals
  return (
    <li>
      <div className="check">
        <input id={tick} {...box} />
        <label htmlFor={tick} className="withdrawal-goods">
          <Goods item={item} amount={one && left} />
        </label>
      </div>
      {!one && (
        <div className="withdrawal-amount">
          <label htmlFor={inputProps.id} className="small">
            {texts.amountLabel}
            <span className="hide">{texts.amountOf(item.name)}</span>
          </label>
          <input className="input input-short num" {...inputProps} />
          <span className="small quiet num">{texts.atMost(formatAmount(left, item.unit))}</span>
          {issue && (
            <span className="field-error" {...errorProps}>
              {issueText(messages, { code: issue })}
            </span>
          )}
        </div>
      )}
    </li>
  )
}

/** The first step: everything, or lines with amounts. Submitted as a GET form, so that Back returns to it. */
function Choose({ page }: { readonly page: OwnWithdrawal }) {
  const { order, of, choice, refund } = page
  const { money } = useWriters(order.currencyCode)
  const navigate = useNavigate()
  const judged = !choice.whole
  const form = useWithdrawalForm({ order, orderKey: keyOf(of), choice, validates: judged })
  const send = (event: FormEvent<HTMLFormElement>) => {
    form.formProps.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)]
    const search = new URLSearchParams(
      fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const next = `${withdrawalPath}?${search}`
    search.delete(names.step)
    // Back returns to this choice
    history.replaceState(history.state, '', `${withdrawalPath}?${search}`)
    void navigate(next)
  }
  return (
    <Form method="get" action={withdrawalPath} noValidate onSubmit={send} className="stack gap-3">
      <input type="hidden" name={names.of} value={of} />
      <input type="hidden" name={names.step} value={summaryStep} />
      <fieldset className="choices">
        <legend>{texts.chooseTitle}</legend>
        {form.issue && (
          <p className="field-error" id="withdrawal-issue" role="alert">
            {issueText(messages, { code: form.issue })}
          </p>
        )}
        <ul>
          <Choice
            box={form.wholeRadioProps}
            title={order.withdrawals?.length || order.claimed?.length ? texts.chooseRest : texts.chooseWhole}
            price={judged || !refund ? null : texts.refundOf(money(refund))}
            notes={[order.status === 'received' ? texts.wholeCancelled : texts.wholeReturned]}
          >
            <ul className="withdrawal-lines">
              {form.lines.map(({ item, left }) => (
                <li key={item.id}>
                  <span className="withdrawal-goods">
                    <Goods item={item} amount={left} />
                  </span>
                </li>
              ))}
            </ul>
          </Choice>
          <Choice
            box={form.partRadioProps}
            title={texts.choosePart}
            price={null}
            notes={[order.status === 'received' ? texts.partCancelled : texts.partReturned]}
            errorId={form.issue ? 'withdrawal-issue' : undefined}
          >
            <ul className="withdrawal-lines">
              {form.lines.map((line) => (
                <Line key={line.item.id} line={line} />
              ))}
            </ul>
          </Choice>
        </ul>
      </fieldset>
      <div className="row">
        <Button type="submit" tone="action" big>
          {texts.toSummary}
        </Button>
        <Link to={backTo(of)}>{texts.backToOrder}</Link>
      </div>
    </Form>
  )
}

/** Text about the refund for goods that were not sent. */
function laterOf(order: OwnWithdrawal['order']): string {
  if (isAwaitingTransfer(order)) return texts.laterUnpaid
  return isOrderPaid(order) ? texts.laterPaid : texts.laterOnPayment
}

/** Whether nothing is to be refunded, because nothing was paid. */
const isUnpaid = ({ order, refund, cancels }: OwnWithdrawal): boolean =>
  (cancels && !refund) || isAwaitingTransfer(order)

function Refund({ page: { order, refund, cancels } }: { readonly page: OwnWithdrawal }) {
  const { money } = useWriters(order.currencyCode)
  if (cancels)
    return (
      <p>
        {texts.cancels}
        {refund ? texts.refundSentence(money(refund)) : texts.nothingPaid}
      </p>
    )
  if (order.status === 'received')
    return (
      <p>
        {texts.notPacked}
        {refund !== null && (
          <>
            {' '}
            {laterOf(order)} <strong className="num">{money(refund)}</strong>
            {isAwaitingTransfer(order) ? texts.deducted : '.'}
          </>
        )}
      </p>
    )
  if (order.status === 'returned')
    return (
      <p>
        {texts.goodsBack}
        {refund !== null && (
          <>
            {texts.refundBefore}
            <strong className="num">{money(refund)}</strong>.
          </>
        )}
      </p>
    )
  if (order.parcels.some(({ state }) => state === 'lost' || state === 'damaged'))
    return (
      <p>
        {texts.notDelivered}
        {refund !== null && ` ${texts.refundSentence(money(refund))}`}
      </p>
    )
  if (isAwaitingTransfer(order) && refund !== null)
    return (
      <p>
        {texts.sendBackUnpaid}
        <strong className="num">{money(refund)}</strong>
        {texts.deducted}
      </p>
    )
  return (
    <p>
      {texts.sendBack}
      {refund !== null && (
        <>
          {texts.refundOnArrival}
          <strong className="num">{money(refund)}</strong>
          {isOrderPaid(order) ? '.' : texts.refundIfPaid}
        </>
      )}
    </p>
  )
}

/** The second step: a summary, the account if there is a refund, and the button that the law requires. */
function Summary({ page }: { readonly page: OwnWithdrawal }) {
  const { order, of, choice, changeKey } = page
  const posted = useActionData() as Posted | undefined
  const navigate = useNavigate()
  const { read, lines, confirm } = useWithdrawalForm({
    ...{ order, orderKey: bindOrderKey(keyOf(of), order.code), choice, posted },
    onSuccess: ({ number }) => void navigate(withdrawalOf(of, { [names.done]: number }), { replace: true }),
  })
  const chosen = read.ok && read.lines ? read.lines : lines.map(({ item, left }) => ({ item: item.id, amount: left }))
  const { id: noteId, ...note } = confirm.inputProps('note')
  const edit = new URLSearchParams([
    [names.of, of],
    ['what', choice.whole ? 'all' : 'lines'],
    ...choice.chosen.map((id) => ['line', String(id)]),
    ...Object.entries(choice.amounts).map(([id, amount]) => [`amount.${id}`, amount]),
  ])
  return (
    <form {...confirm.formProps} className="stack gap-3">
      <input type="hidden" name="changeKey" value={changeKey} />
      <ShownOrderField code={order.code} />
      <section className="panel stack gap-2" aria-labelledby="declared">
        <h2 id="declared">{texts.declaredTitle}</h2>
        <p>
          {choice.whole ? texts.declaredWhole : texts.declaredPart}
          <strong className="num">{order.code}</strong>
          {choice.whole ? ':' : texts.ofTheseLines}
        </p>
        <WithdrawnLines order={order} lines={chosen} />
        <Refund page={page} />
        <p>
          <Link to={`${withdrawalPath}?${edit}`}>{texts.editChoice}</Link>
        </p>
      </section>
      <div className="block">
        {!isUnpaid(page) && (
          <FormField form={confirm} name="bankAccount" label={texts.accountLabel} hint={texts.accountHintOwn} />
        )}
        <div className="field">
          <label className="field-label" htmlFor={noteId}>
            {texts.noteLabel}
            <span className="field-mark">{texts.optional}</span>
          </label>
          <span className="field-hint">{texts.noteHint}</span>
          <textarea id={noteId} className="input" rows={3} {...note} maxLength={withdrawalMaxLengths.note} />
        </div>
      </div>
      <FormProblem form={confirm} posted={posted} />
      <div>
        <Button {...confirm.buttonProps} tone="action" big busy={confirm.status === 'pending'}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  )
}

/** A warning for a visitor who goes back to the form after sending it. */
function Before({ order }: Pick<OwnWithdrawal, 'order'>) {
  const numbers = (order.withdrawals ?? []).map(({ number }) => number)
  if (numbers.length === 0) return null
  return (
    <Notice kind="info">
      {texts.earlierBefore}
      <span className="num">{numbers.join(', ')}</span>
      {texts.earlierAfter}
    </Notice>
  )
}

/** The step of the withdrawal, and the order with its day and sum. */
export function OwnOrderLead({ page: { order, why, step } }: { readonly page: OwnWithdrawal }) {
  const { total } = useWriters(order.currencyCode)
  return (
    <p className="lead">
      {!why && `${texts.stepOf(step === 'choose' ? 1 : 2)} · `}
      {texts.order}
      <strong className="num">{order.code}</strong>
      {texts.orderFrom}
      <time dateTime={order.created}>{formatDate(order.created)}</time>
      {texts.orderFor}
      <span className="num">{total(order.prices.totalWithTax)}</span>
    </p>
  )
}

/** A withdrawal from one order in two steps (A5.12), or why it is not possible. */
export function OwnOrder({ page }: { readonly page: OwnWithdrawal }) {
  const { order, of, why, step, choice } = page
  return (
    <>
      {!why && <Before order={order} />}
      {why ? (
        <>
          <Notice kind="warning">{messages[why]}</Notice>
          <Link className={buttonClass('outline')} to={backTo(of)}>
            {texts.backToOrder}
          </Link>
        </>
      ) : step === 'choose' ? (
        <Choose key={JSON.stringify(choice)} page={page} />
      ) : (
        <Summary key={JSON.stringify(choice)} page={page} />
      )}
    </>
  )
}
