import { blockedPayment, type Payment } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { type ChoiceInputProps, useBoxes } from './use-boxes.ts'
import { useCheckout } from './use-checkout.ts'
import { useHydrated } from './use-hydrated.ts'

/** One way of paying as it is offered. */
export interface PaymentChoice {
  readonly payment: Payment
  readonly chosen: boolean
  /** Whether the chosen shipper does not take it; never before scripts run, for the shipper may change unseen. */
  readonly blocked: boolean
  readonly radioProps: ChoiceInputProps
}

const listed = (id: number | null): readonly number[] => (id === null ? [] : [id])

/**
 * The ways of paying to choose from, as radios; those the chosen shipper does not take are disabled.
 *
 * ```tsx
 * const payments = usePayments()
 * return payments.map(({ payment, blocked, radioProps }) => (
 *   <label key={payment.id}>
 *     <input {...radioProps} /> {payment.name} {blocked && cs.payment_blocked}
 *   </label>
 * ))
 * ```
 */
export function usePayments(): readonly PaymentChoice[] {
  const store = useCheckoutStore()
  const payments = useCheckout((state) => state.payments)
  const chosen = useCheckout(({ choice }) => choice.payment)
  const shipper = useCheckout(({ shippers, choice }) => shippers.find(({ id }) => id === choice.shipper))
  const hydrated = useHydrated()
  const propsFor = useBoxes({
    type: 'radio',
    name: 'payment',
    initial: listed(store.getInitialState().choice.payment),
    chosen: listed(chosen),
    current: () => listed(store.getState().choice.payment),
    press: (id) => void store.choosePayment(id),
  })
  return payments.map((payment) => {
    const blocked = hydrated && blockedPayment(shipper, payment)
    return {
      payment,
      chosen: payment.id === chosen,
      blocked,
      radioProps: { ...propsFor(payment.id), disabled: blocked },
    }
  })
}
