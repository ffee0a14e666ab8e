import { orderState } from './order-words.ts'

/** How far an order is, as a coloured word. */
export function OrderState({ order }: { readonly order: Parameters<typeof orderState>[0] }) {
  const state = orderState(order)
  return state ? <span className={`state ${state[0]}`}>{state[1]}</span> : null
}
