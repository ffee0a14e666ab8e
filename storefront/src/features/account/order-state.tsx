import type { OrderSummary } from '@vanek/sdk/account'

type Payment = OrderSummary['payment']

const states: Readonly<Record<Exclude<Payment['state'], 'offline'>, readonly [tone: string, text: string]>> = {
  pending: ['is-orange', 'Čeká na zaplacení'],
  paid: ['is-green', 'Zaplaceno'],
  failed: ['is-red', 'Platba neproběhla'],
  cancelled: ['is-orange', 'Platba zrušena'],
}

/** How an order stands with its payment; of one that is not paid online how it is paid. */
export function OrderState({ payment }: { readonly payment: Pick<Payment, 'name' | 'state'> }) {
  const [tone, text] = payment.state === 'offline' ? ['quiet', payment.name] : states[payment.state]
  return <span className={`state ${tone}`}>{text}</span>
}
