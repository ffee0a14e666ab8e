import type { AttemptState } from '../db/checkout-schema.ts'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { decide } from './book.ts'
import { queueNotification } from './notify.ts'

const MAX_SECONDS = 600

/** The action of a button on the payment page. */
export type PaymentAction =
  | {
      readonly kind: 'decide'
      readonly state: AttemptState
      /** Milliseconds after which each notification is sent. */
      readonly notifyAfterMs: readonly number[]
    }
  /** The payer's bank asks for confirmation (3-D Secure). */
  | { readonly kind: 'verify' }
  /** The payer closes the window; the payment stays open. */
  | { readonly kind: 'leave' }

const decided = (state: AttemptState, ...notifyAfterMs: readonly number[]): PaymentAction => ({
  kind: 'decide',
  state,
  notifyAfterMs,
})

/** @throws the refusal `validation` for a form without a known button */
export function paymentActionOf(form: unknown): PaymentAction {
  if (!(form instanceof URLSearchParams)) throw refusal('validation')
  const seconds = Math.min(MAX_SECONDS, Math.max(1, Number(form.get('seconds')) || 1))
  switch (form.get('do')) {
    case 'pay':
    case 'confirm':
      return decided('paid', 0)
    case 'pay_twice':
      return decided('paid', 0, 0)
    case 'pay_late':
      return decided('paid', seconds * 1000)
    case 'fail':
    case 'deny':
      return decided('failed', 0)
    case 'cancel':
      return decided('cancelled', 0)
    case 'verify':
      return { kind: 'verify' }
    case 'leave':
      return { kind: 'leave' }
    default:
      throw refusal('validation', { field: 'do' })
  }
}

/** Decides a payment and queues the notifications to the shop. A decided payment does not change. */
export async function runAction(services: Services, id: string, action: PaymentAction): Promise<void> {
  if (action.kind !== 'decide') return
  await services.database.transaction(async () => {
    if (!(await decide(services, id, action.state))) return
    for (const delay of action.notifyAfterMs) await queueNotification(services, id, delay)
  })
}
