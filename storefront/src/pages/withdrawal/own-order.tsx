import * as texts from '#texts/pages/withdrawal'
import { guestOrderPath, withdrawalPath } from '#market/paths'
import { useWithdrawalForm, type WithdrawalLine } from '@vanek/react-hooks'
import { formatAmount } from '@vanek/sdk/format'
import { issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import { LineImage } from '../../entities/cart/line.tsx'
import { useWriters } from '../../entities/price/amount.tsx'
import { orderPath } from '../../lib/paths/account.ts'
import { currentOrder, keyOf, names, summaryStep } from '../../lib/paths/withdrawal.ts'
import { formatDate } from '../../market/dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OwnWithdrawal } from './data.ts'
import { Summary, type Typed } from './summary.tsx'

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
  const [typed, setTyped] = useState<Typed>()
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
        <Summary key={JSON.stringify(choice)} page={page} typed={typed} onType={setTyped} />
      )}
    </>
  )
}
