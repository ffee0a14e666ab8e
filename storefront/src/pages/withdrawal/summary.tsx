import * as texts from '#texts/pages/withdrawal'
import { withdrawalPath } from '#market/paths'
import { useWithdrawalForm } from '@vanek/react-hooks'
import {
  isAwaitingTransfer,
  bindOrderKey,
  isOrderPaid,
  withdrawalMaxLengths,
  type WithdrawalRefusal,
} from '@vanek/sdk/orders'
import { useEffect, useState } from 'react'
import { useActionData, useNavigate, useRevalidator } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { AccountProblem } from '../../entities/account/account-problem.tsx'
import { FormField, FormProblem } from '../../entities/form/form-field.tsx'
import { WithdrawnLines } from '../../entities/order/order-withdrawals.tsx'
import { ShownOrderField } from '../../entities/order/shown-order.tsx'
import { useWriters } from '../../entities/price/amount.tsx'
import { textIn } from '../../lib/forms/posted.ts'
import { currentOrder, keyOf, names, withdrawalOf } from '../../lib/paths/withdrawal.ts'
import { Button } from '../../ui/button.tsx'
import type { OwnWithdrawal } from './data.ts'

/** What can be typed in the summary. */
export interface Typed {
  readonly note: string
  readonly bankAccount: string
}

/** Response to the form of the second step, posted without scripts. */
interface Posted {
  readonly values: Typed
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly text: string | null
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

/** Errors of an order that has changed meanwhile. */
const changed: ReadonlySet<string> = new Set<WithdrawalRefusal | 'amount_above_left'>([
  ...(['already_withdrawn', 'order_cancelled', 'order_returned', 'withdrawal_expired'] as const),
  'amount_above_left',
])

interface SummaryProps {
  readonly page: OwnWithdrawal
  /** Input of an earlier summary, before the choice was changed. */
  readonly typed: Typed | undefined
  readonly onType: (typed: Typed) => void
}

/** The second step: a summary, the account if there is a refund, and the button that the law requires. */
export function Summary({ page, typed, onType }: SummaryProps) {
  const { order, of, choice, changeKey } = page
  const posted = useActionData() as Posted | undefined
  const [first] = useState(typed && { values: typed, errors: {} })
  const navigate = useNavigate()
  const { read, lines, confirm } = useWithdrawalForm({
    ...{ order, orderKey: bindOrderKey(keyOf(of), order.code), choice, posted: posted ?? first },
    onSuccess: ({ number }) => void navigate(withdrawalOf(of, { [names.done]: number }), { replace: true }),
  })
  const { revalidate } = useRevalidator()
  const { error } = confirm
  useEffect(() => {
    // the page then shows why, or what is left to choose
    if (error && changed.has(error.code)) void revalidate()
  }, [error, revalidate])
  const chosen = read.ok && read.lines ? read.lines : lines.map(({ item, left }) => ({ item: item.id, amount: left }))
  const { id: noteId, ...note } = confirm.inputProps('note')
  const edit = new URLSearchParams([
    [names.of, of],
    ['what', choice.whole ? 'all' : 'lines'],
    ...choice.chosen.map((id) => ['line', String(id)]),
    ...Object.entries(choice.amounts).map(([id, amount]) => [`amount.${id}`, amount]),
  ])
  return (
    <form
      {...confirm.formProps}
      className="stack gap-3"
      onChange={({ currentTarget }) => {
        const fields = new FormData(currentTarget)
        onType({ note: textIn(fields, 'note'), bankAccount: textIn(fields, 'bankAccount') })
      }}
    >
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
      {of === currentOrder ? (
        <FormProblem form={confirm} posted={posted} />
      ) : (
        <AccountProblem form={confirm} posted={posted} sends />
      )}
      <div>
        <Button {...confirm.buttonProps} tone="action" big busy={confirm.status === 'pending'}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  )
}
