import type { OrderSummary } from '@vanek/sdk/account'

type Payment = OrderSummary['payment']

const states: Readonly<Record<Exclude<Payment['state'], 'offline'>, readonly [tone: string, text: string]>> = {
  pending: ['is-orange', 'Čeká na zaplacení'],
  paid: ['is-green', 'Zaplaceno'],
  failed: ['is-red', 'Platba neproběhla'],
  cancelled: ['is-orange', 'Platba zrušena'],
}

/** How an order stands with its payment. One that is not paid online has no state: nobody tells the shop of it. */
export function OrderState({ payment: { state } }: { readonly payment: Pick<Payment, 'state'> }) {
  if (state === 'offline') return null
  const [tone, text] = states[state]
  return <span className={`state ${tone}`}>{text}</span>
}
