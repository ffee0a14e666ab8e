import { isPaymentBlocked, type Payment } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { type RadioProps, useRadios } from './use-radios.ts'
import { useCheckout } from './use-checkout.ts'
import { useHydrated } from './use-hydrated.ts'

/** A payment method to choose from. */
export interface PaymentChoice {
  /** The payment method with its price. */
  readonly payment: Payment
  /** Whether it is chosen now. */
  readonly chosen: boolean
  /**
   * Whether the chosen shipper does not accept it. Never before hydration, because the shipper may change until then.
   */
  readonly blocked: boolean
  /** Props of its radio button; disabled while `blocked`. */
  readonly radioProps: RadioProps
}

/**
 * Payment methods to choose from, as radio buttons. Those that the chosen shipper does not accept are disabled.
 *
 * @returns The payment methods in the order to show them.
 * @example
 * ```tsx
 * const payments = usePayments()
 * return payments.map(({ payment, blocked, radioProps }) => (
 *   <label key={payment.id}>
 *     <input {...radioProps} /> {payment.name} {blocked && en.payment_blocked}
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
  const propsFor = useRadios({
    name: 'payment',
    initial: store.getInitialState().choice.payment,
    chosen: chosen,
    current: () => store.getState().choice.payment,
    press: (id) => void store.choosePayment(id),
  })
  return payments.map((payment) => {
    const blocked = hydrated && isPaymentBlocked(shipper, payment)
    return {
      payment,
      chosen: payment.id === chosen,
      blocked,
      radioProps: { ...propsFor(payment.id), disabled: blocked },
    }
  })
}
