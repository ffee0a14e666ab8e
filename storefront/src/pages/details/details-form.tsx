import * as texts from '#texts/pages/details'
import { useCheckout, useCheckoutActions, useShop, useTotalMoney } from '@vanek/react-hooks'
import {
  type DeliveryTime,
  type Payment,
  type PickupBranch,
  type Shipper,
  isAwaitingPayment,
  normalizeCheckoutInputs,
} from '@vanek/sdk/checkout'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigation } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import { arrivalOn, ArrivalDay } from '../../entities/delivery/arrival.tsx'
import { atBranch } from '../../entities/delivery/delivery-note.ts'
import { LostGifts, Summary, SummaryFold } from '../../features/checkout/order/summary.tsx'
import { Billing, Company } from '../../features/details/billing.tsx'
import { Consents, Notes } from '../../features/details/consents.tsx'
import { Account, Contact } from '../../features/details/contact.tsx'
import { Delivery } from '../../features/details/delivery.tsx'
import { ErrorSummary, Problem } from '../../features/details/error-summary.tsx'
import { useFieldMessages } from '../../features/details/fields/field-messages.tsx'
import { textsOf } from '../../features/details/fields/posting.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { totalDecimals } from '../../market/totals.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { OrderingProps } from './view.tsx'

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/**
 * Submits the form if it is complete, and focuses its first error. It waits a short time for pending validation by the
 * service (C5.26). `answered` is the response to the last posted form, whose first error is focused too.
 */
function usePosting(form: RefObject<HTMLFormElement | null>, answered: object | undefined) {
  const { attempt, awaitValidation } = useCheckoutActions()
  const [waiting, setWaiting] = useState(false)
  const waited = useRef(false)
  const busy = useNavigation().state !== 'idle' || waiting
  const [refused, setRefused] = useState(0)

  useEffect(() => {
    if (refused === 0 && !answered) return
    // stored input is restored first, which may add inputs
    const timer = setTimeout(() => focusFirst(form.current))
    return () => clearTimeout(timer)
  }, [form, refused, answered])

  const sendAfter = async (verdicts: Promise<void>) => {
    setWaiting(true)
    await verdicts
    // the verdicts have to be rendered before the form is sent
    flushSync(() => setWaiting(false))
    waited.current = true
    form.current?.requestSubmit()
  }

  return {
    busy,
    /** Whether there was an attempt to send the form with an error. */
    tried: refused > 0 || answered !== undefined,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const verdicts = busy || waited.current ? null : awaitValidation()
      waited.current = false
      if (!busy && !verdicts && attempt()) return
      event.preventDefault()
      if (verdicts) void sendAfter(verdicts)
      else if (!busy) setRefused(refused + 1)
    },
  }
}

interface ChosenProps {
  readonly shipper: Shipper
  readonly payment: Payment
  readonly branch: PickupBranch | null
  /** The delivery time; null for any time. */
  readonly slot: DeliveryTime | null
  /** Time of the render in milliseconds. */
  readonly now: number
}

/** The address of the goods while it is typed: without scripts it would be the one from before. */
function AddressRow() {
  const [street, place] = useCheckout((state) => {
    const inputs = normalizeCheckoutInputs(state.inputs)
    return inputs.billingInfo && !inputs.shipToShippingAddress
      ? `${inputs.billingStreet} ${inputs.billingHouseNumber}\n${inputs.billingPostcode} ${inputs.billingCity}`
      : `${inputs.street} ${inputs.houseNumber}\n${inputs.postcode} ${inputs.city}`
  }).split('\n')
  if (!useHydrated() || !street?.trim() || !place?.trim()) return null
  return (
    <div>
      <dt>{texts.address}</dt>
      <dd>
        {street}
        <span>{place}</span>
      </dd>
    </div>
  )
}

/** A summary of the choices of the previous step, and where the goods go. */
function Chosen({ shipper, payment, branch, slot, now }: ChosenProps) {
  const { name, type, delivery, branches } = atBranch(shipper, branch?.id ?? null)
  const date = slot?.date ?? branch?.nearestDeliveryDate ?? delivery.nearestDeliveryDate
  return (
    <dl className="chosen small">
      <div>
        <dt>{texts.shipping}</dt>
        <dd>
          {name}
          {branch && <span>{branch.name}</span>}
          {date && (
            <span className="quiet">
              <ArrivalDay
                arrival={arrivalOn({
                  ...{ type, date, time: slot, waits: isAwaitingPayment(payment) },
                  ...{ now: new Date(now), ...(branches && { branches }) },
                })}
              />
            </span>
          )}
        </dd>
      </div>
      {shipper.requiredAddress && <AddressRow />}
      <div>
        <dt>{texts.payment}</dt>
        <dd>{payment.name}</dd>
      </div>
    </dl>
  )
}

/** The order form. */
export function OrderForm({ data, answer }: OrderingProps) {
  const { cart, seen, owner, intentKey, shipper, payment, branch, slot, countries, offer } = data
  const form = useRef<HTMLFormElement>(null)
  const { busy, tried, onSubmit } = usePosting(form, answer)
  const issues = useCheckout((state) => state.issues)
  const { texts: responseTexts } = useFieldMessages()
  const total = useTotalMoney(totalDecimals(useShop().config.domainCode))
  const { theme, guest } = seen.context
  const gifts = offer.gifts.filter(({ id }) => offer.chosen.includes(id))
  return (
    <Form className="checkout-cols" method="post" ref={form} noValidate onSubmit={onSubmit}>
      {/* the target of Enter, which presses the first button: otherwise that would look up a company */}
      <button type="submit" hidden aria-label={texts.barLabel} />
      <input type="hidden" name="intentKey" value={intentKey} />
      <input type="hidden" name="owner" value={owner ?? ''} />
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <SummaryFold cart={cart} gifts={gifts} />
      <div className="checkout-main stack gap-4">
        {answer?.problem && <Problem problem={answer.problem} />}
        <LostGifts offer={offer} />
        {tried && <ErrorSummary errors={{ ...responseTexts, ...textsOf(issues) }} context={seen.context} />}
        <Contact />
        <Company />
        <Delivery countries={countries} />
        <Billing countries={countries} />
        {guest && theme.registration && <Account />}
        <Notes />
        <Consents />
        <Link className="back" to={stepPaths.methods}>
          {texts.backToMethods}
        </Link>
      </div>
      <Summary
        {...{ cart, gifts }}
        last
        bar={
          <Button type="submit" tone="action" big wide busy={busy}>
            <span>
              {texts.order}
              <span className="num order-sum">{texts.withTax(total(cart.prices.totalWithTax))}</span>
            </span>
          </Button>
        }
      >
        <Chosen shipper={shipper} payment={payment} branch={branch} slot={slot} now={data.now} />
      </Summary>
    </Form>
  )
}
