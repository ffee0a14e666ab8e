import { blockedPayment, type PartialChoice } from '@vanek/sdk/checkout'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, Link, useActionData, useNavigation } from 'react-router-dom'
import type { CheckoutData } from '../../features/checkout/load-checkout.ts'
import { Payments, Shippers } from '../../features/checkout/methods-form.tsx'
import type { MethodsTexts } from '../../features/checkout/methods-texts.ts'
import { stepPaths } from '../../features/checkout/paths.ts'
import { postedChoice } from '../../features/checkout/posted-choice.ts'
import { Steps } from '../../features/checkout/steps.tsx'
import { Summary } from '../../features/checkout/summary.tsx'
import { useChosenPrices } from '../../features/checkout/use-chosen-prices.ts'
import { Button } from '../../ui/button.tsx'
import type { MethodsRefusal } from './action.ts'

const remaining = ({ shipper, branch, payment }: MethodsTexts, chosen: PartialChoice | null): MethodsTexts => ({
  ...(shipper && !chosen?.shipper && { shipper }),
  ...(branch && !chosen?.branch && { branch }),
  ...(payment && !chosen?.payment && { payment }),
})

/** Shipping and payment, with the sum for the choice beside them. */
export function MethodsPage({ cart: loaded, shippers, payments, choice: kept }: CheckoutData) {
  const refused = useActionData() as MethodsRefusal | undefined
  const start = refused?.choice ?? kept
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<PartialChoice | null>(null)
  const { cart, stale, ask } = useChosenPrices(loaded)
  const shipper = shippers.find(({ id }) => id === chosen?.shipper)
  const busy = useNavigation().state !== 'idle'

  // what was chosen before scripts ran, or what the browser filled in on the way back
  useEffect(() => {
    if (!form.current) return
    const now = postedChoice(new FormData(form.current))
    setChosen(now)
    if (now.shipper !== kept.shipper || now.payment !== kept.payment) void ask(now)
  }, [ask, kept])

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus()
  }, [refused])

  // what has been chosen since needs no reminding
  const errors = remaining(refused?.errors ?? {}, chosen)

  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const now = postedChoice(new FormData(currentTarget))
    const next = shippers.find(({ id }) => id === now.shipper)
    const paying = payments.find(({ id }) => id === now.payment)
    const cleared = next && paying && blockedPayment(next, paying)
    if (cleared) {
      const radio = currentTarget.querySelector<HTMLInputElement>(`#payment-${paying.id}`)
      if (radio) radio.checked = false
    }
    const choice = cleared ? { ...now, payment: null } : now
    setChosen(choice)
    if ((target as Element).nodeName === 'INPUT') void ask(choice)
  }

  return (
    <div className="page wrap checkout">
      <Steps current="methods" />
      <h1>Doprava a platba</h1>
      <Form className="checkout-cols" method="post" ref={form} onChange={onChange} noValidate>
        <div className="checkout-main stack gap-4">
          <Shippers shippers={shippers} choice={start} errors={errors} />
          <Payments payments={payments} shipper={shipper} choice={start} errors={errors} />
          <Link className="back" to={stepPaths.index}>
            Zpět do košíku
          </Link>
        </div>
        <Summary cart={cart} stale={stale}>
          <Button type="submit" tone="action" big wide busy={busy}>
            Pokračovat k dodacím údajům
          </Button>
        </Summary>
      </Form>
    </div>
  )
}
