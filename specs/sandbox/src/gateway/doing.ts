import type { AttemptState } from '../db/checkout-schema.ts'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { decide } from './book.ts'
import { queueNotification } from './notify.ts'

const MOST_SECONDS = 600

/** What a pressed button does to a payment. */
export type Doing =
  | {
      readonly kind: 'decide'
      readonly state: AttemptState
      /** Milliseconds after which each notification is sent. */
      readonly notifyAfterMs: readonly number[]
    }
  /** The payer's bank asks first (3-D Secure). */
  | { readonly kind: 'verify' }
  /** The payer closes the window: nothing is decided. */
  | { readonly kind: 'leave' }

const decided = (state: AttemptState, ...notifyAfterMs: readonly number[]): Doing => ({
  kind: 'decide',
  state,
  notifyAfterMs,
})

/** @throws the refusal `validation` for a form without a button that is known */
export function doingOf(form: unknown): Doing {
  if (!(form instanceof URLSearchParams)) throw refusal('validation')
  const seconds = Math.min(MOST_SECONDS, Math.max(1, Number(form.get('seconds')) || 1))
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

/** Decides a payment and queues the notifications to the shop. Pressed again after Back, it stays as it was decided. */
export async function carryOut(services: Services, id: string, doing: Doing): Promise<void> {
  if (doing.kind !== 'decide') return
  await services.database.transaction(async () => {
    if (!(await decide(services, id, doing.state))) return
    for (const delay of doing.notifyAfterMs) await queueNotification(services, id, delay)
  })
}
