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
  pending: {
    kind: 'info',
    title: 'Objednávka čeká na zaplacení',
    text: 'Platba zatím nedorazila. Pokud jste už zaplatili, potvrdí se sama, podruhé platit nemusíte.',
    button: 'Přejít k platbě',
  },
  failed: {
    kind: 'danger',
    title: 'Platba neproběhla',
    text: 'Peníze jsme nedostali. Objednávku vám držíme, zkuste ji prosím zaplatit znovu.',
    button: 'Zaplatit znovu',
  },
  cancelled: {
    kind: 'warning',
    title: 'Platba byla zrušena',
    text: 'Nic vám neúčtujeme. Objednávku vám držíme, zaplatit ji můžete kdykoli znovu.',
    button: 'Zaplatit znovu',
  },
}

const isUnpaid = (state: Order['payment']['state']): state is UnpaidState => Object.hasOwn(paymentTexts, state)

/** The payment state of an unpaid online order; null for other payments, unknown states and orders that are cancelled. */
export const unpaidState = ({ status, payment: { state } }: Pick<Order, 'status' | 'payment'>): UnpaidState | null =>
  status !== 'cancelled' && isUnpaid(state) ? state : null
