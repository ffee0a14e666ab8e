import { useCheckout, useShop, useTotalMoney } from '@vanek/react-hooks'
import { useRef } from 'react'
import { totalDecimals } from '../../market/total-decimals.ts'
import { LostGifts } from '../../entities/cart/lost-gifts.tsx'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { Summary } from '../../features/checkout/order/summary.tsx'
import { Account } from '../../features/details/account.tsx'
import { Billing } from '../../features/details/billing.tsx'
import { Consents } from '../../features/details/consents.tsx'
import { Contact } from '../../features/details/contact.tsx'
import { Delivery } from '../../features/details/delivery.tsx'
import { ErrorSummary } from '../../features/details/error-summary.tsx'
import { Notes } from '../../features/details/notes.tsx'
import { Problem } from '../../features/details/problem.tsx'
import { useSaid } from '../../features/details/fields/said.tsx'
import { textsOf } from '../../features/details/fields/texts.ts'
import { usePosting } from '../../features/details/sending/use-posting.ts'
import { Button } from '../../ui/button.tsx'
import { Chosen } from './chosen.tsx'
import type { OrderingProps } from './ordering.tsx'
import { Link } from '../../ui/link.tsx'
import { Form } from '../../ui/form.tsx'

/** The form that orders. */
export function OrderForm({ data, answer }: OrderingProps) {
  const { cart, seen, owner, intentKey, shipper, payment, branch, slot, countries, offer } = data
  const form = useRef<HTMLFormElement>(null)
  const { busy, tried, onSubmit } = usePosting(form, answer)
  const issues = useCheckout((state) => state.issues)
  const { texts } = useSaid()
  const total = useTotalMoney(totalDecimals(useShop().config.domainCode))
  const { theme, guest } = seen.context
  return (
    <Form className="checkout-cols" method="post" ref={form} noValidate onSubmit={onSubmit}>
      {/* what Enter sends: the first button of a form, which would else look a company up */}
      <button type="submit" hidden aria-label="Objednat" />
      <input type="hidden" name="intentKey" value={intentKey} />
      <input type="hidden" name="owner" value={owner ?? ''} />
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <div className="checkout-main stack gap-4">
        {answer?.problem && <Problem problem={answer.problem} />}
        <LostGifts offer={offer} />
        {tried && <ErrorSummary errors={{ ...texts, ...textsOf(issues) }} context={seen.context} />}
        <Contact />
        <Delivery countries={countries} />
        <Billing countries={countries} />
        {guest && theme.registration && <Account />}
        <Notes />
        <Consents />
        <Link className="back" to={stepPaths.methods}>
          Zpět na dopravu a platbu
        </Link>
      </div>
      <Summary cart={cart} gifts={offer.gifts.filter(({ id }) => offer.chosen.includes(id))}>
        <Chosen shipper={shipper} payment={payment} branch={branch} slot={slot} />
        <Button type="submit" tone="action" big wide busy={busy}>
          <span>
            Objednat s povinností platby <span className="num order-sum">{total(cart.prices.totalWithTax)} s DPH</span>
          </span>
        </Button>
      </Summary>
    </Form>
  )
}
