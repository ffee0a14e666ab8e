import * as texts from '#texts/entities/payment'
import type { Order } from '@vanek/sdk/checkout'
import type { NoticeKind } from '../../ui/notice.tsx'

/** Payment states of an order that is to be paid online and is not paid. */
export type UnpaidState = Exclude<Order['payment']['state'], 'offline' | 'paid'>

interface PaymentTexts {
  readonly kind: NoticeKind
  readonly title: string
  readonly text: string
  readonly button: string
}

/** Texts of each state, and the label of the payment link. */
export const paymentTexts: Readonly<Record<UnpaidState, PaymentTexts>> = {
  pending: { kind: 'warning', ...texts.unpaid.pending },
  failed: { kind: 'danger', ...texts.unpaid.failed },
  cancelled: { kind: 'warning', ...texts.unpaid.cancelled },
}

const isUnpaid = (state: Order['payment']['state']): state is UnpaidState => Object.hasOwn(paymentTexts, state)

/** The payment state of an unpaid online order; null for other payments, unknown states and orders that are cancelled. */
export const unpaidState = ({ status, payment: { state } }: Pick<Order, 'status' | 'payment'>): UnpaidState | null =>
  status !== 'cancelled' && isUnpaid(state) ? state : null
