import type { OrderSummary } from '@vanek/sdk/account'

type Payment = OrderSummary['payment']

const states: Readonly<Record<Exclude<Payment['state'], 'offline'>, readonly [tone: string, text: string]>> = {
  pending: ['is-orange', 'Čeká na zaplacení'],
  paid: ['is-green', 'Zaplaceno'],
  failed: ['is-red', 'Platba neproběhla'],
  cancelled: ['is-orange', 'Platba zrušena'],
}

/** How an order stands with its payment. One that is not paid online, or in a way that nobody knows here, has no state to say. */
export function OrderState({ payment: { state } }: { readonly payment: Pick<Payment, 'state'> }) {
  if (state === 'offline' || !Object.hasOwn(states, state)) return null
  const [tone, text] = states[state]
  return <span className={`state ${tone}`}>{text}</span>
}
