import type { OrderSummary } from '@vanek/sdk/account'

type Payment = OrderSummary['payment']

const states: Readonly<Record<Exclude<Payment['state'], 'offline'>, readonly [tone: string, text: string]>> = {
  pending: ['is-orange', 'Čeká na zaplacení'],
  paid: ['is-green', 'Zaplaceno'],
  failed: ['is-red', 'Platba neproběhla'],
  cancelled: ['is-orange', 'Platba zrušena'],
}

/** The payment state of an order. Nothing for orders that are not paid online, and for unknown states. */
export function OrderState({ payment: { state } }: { readonly payment: Pick<Payment, 'state'> }) {
  if (state === 'offline' || !Object.hasOwn(states, state)) return null
  const [tone, text] = states[state]
  return <span className={`state ${tone}`}>{text}</span>
}
