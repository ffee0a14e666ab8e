import { useMoney } from '@vanek/react-hooks'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Buyer, Company, Consents, Recipient } from '../../features/checkout/details-blocks.tsx'
import { fillDraft, keepDraft } from '../../features/checkout/draft.ts'
import { ErrorSummary, wrongFields } from '../../features/checkout/error-summary.tsx'
import { stepPaths } from '../../features/checkout/paths.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { Summary } from '../../features/checkout/summary.tsx'
import { useDetailsErrors } from '../../features/checkout/use-details-errors.ts'
import { Button } from '../../ui/button.tsx'
import type { DetailsAnswer } from './action.ts'
import { Chosen } from './chosen.tsx'
import type { DetailsData } from './route.tsx'

type Ready = Extract<DetailsData, { verifying: false }>

/** The form that orders. */
export function OrderForm({ data, answer }: { readonly data: Ready; readonly answer: DetailsAnswer | undefined }) {
  const { cart, seen, intentKey, shipper, payment } = data
  const form = useRef<HTMLFormElement>(null)
  const { errors, tried, formProps, mayBeSent } = useDetailsErrors(form, answer?.errors)
  const busy = useNavigation().state !== 'idle'
  const money = useMoney()
  const problem = answer?.problem

  // what was typed before stepping back; an answer brings its own
  useEffect(() => {
    if (form.current && !answer) fillDraft(form.current)
  }, [answer])

  const parts = {
    form: answer?.form ?? data.known,
    errors,
    first: answer ? wrongFields(answer.errors)[0] : undefined,
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (busy || !mayBeSent()) event.preventDefault()
  }
  return (
    <Form
      className="checkout-cols"
      method="post"
      ref={form}
      noValidate
      onSubmit={onSubmit}
      {...formProps}
      onInput={(event) => keepDraft(event.currentTarget)}
    >
      <input type="hidden" name="intentKey" value={intentKey} />
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <div className="checkout-main stack gap-4">
        {problem && <Problem problem={problem} />}
        {tried && <ErrorSummary errors={errors} />}
        <Buyer {...parts} />
        <Company {...parts} />
        {shipper.requiredAddress && <Recipient {...parts} />}
        <Consents {...parts} />
        <Link className="back" to={stepPaths.methods}>
          Zpět na dopravu a platbu
        </Link>
      </div>
      <Summary cart={cart}>
        <Chosen shipper={shipper} payment={payment} branch={seen.shipper.branches[0]} />
        <Button type="submit" tone="action" big wide busy={busy}>
          <span>
            Objednat s povinností platby <span className="num order-sum">{money(cart.prices.totalWithTax)}</span>
          </span>
        </Button>
      </Summary>
    </Form>
  )
}
