import { placeOrder, type PlaceOrderError } from '../checkout/calls.ts'
import type { OrderPlaced, OrderPlacement } from '../checkout/types.ts'
import { newId } from '../kernel/ids.ts'
import type { Result } from '../kernel/result.ts'
import { createStore, type Store } from '../kernel/store.ts'
import type { Shop } from '../transport/context.ts'
import { intentFor, type IntentPort, memoryIntents, type OrderIntent } from './intents.ts'

/** Where placing stands. `verifying` means that nobody knows yet whether the order exists: it is not a failure. */
export type OrderFlowState =
  | { readonly status: 'idle' }
  | { readonly status: 'placing' }
  | { readonly status: 'verifying'; readonly error: PlaceOrderError }
  | { readonly status: 'refused'; readonly error: PlaceOrderError }
  | { readonly status: 'placed'; readonly placed: OrderPlaced }

export interface OrderFlow extends Store<OrderFlowState> {
  /** Places the order. While one is on its way, every further call answers with that one's result. */
  readonly place: (placement: OrderPlacement) => Promise<Result<OrderPlaced, PlaceOrderError>>
  /** Asks again for an order whose outcome is unknown, also after a reload; null when there is none. */
  readonly resume: () => Promise<Result<OrderPlaced, PlaceOrderError> | null>
}

export interface OrderFlowOptions {
  /** Where the intent key is kept; lost with the page unless told. */
  readonly intents?: IntentPort
  readonly newKey?: () => string
  /** Told once of the order, to empty the cart and go on. */
  readonly onPlaced?: (placed: OrderPlaced) => void
}

/**
 * Places an order exactly once. The key is kept before the request leaves and goes along as `Idempotency-Key`; a double
 * click, a reload and a lost answer repeat the same key and end in the same order. A refusal ends the intent; an unknown
 * outcome keeps it.
 */
export function createOrderFlow(shop: Shop, options: OrderFlowOptions = {}): OrderFlow {
  const { intents = memoryIntents(), newKey = newId, onPlaced } = options
  const { setState, ...store } = createStore<OrderFlowState>({ status: 'idle' })
  let running: Promise<Result<OrderPlaced, PlaceOrderError>> | null = null

  const settle = (answer: Result<OrderPlaced, PlaceOrderError>) => {
    if (!answer.ok && answer.error.outcome === 'unknown') return setState({ status: 'verifying', error: answer.error })
    intents.write(null)
    if (!answer.ok) return setState({ status: 'refused', error: answer.error })
    setState({ status: 'placed', placed: answer.data })
    return onPlaced?.(answer.data)
  }

  const send = async ({ key, placement }: OrderIntent) => {
    setState({ status: 'placing' })
    try {
      const answer = await placeOrder(shop, placement, { idempotencyKey: key })
      settle(answer)
      return answer
    } finally {
      running = null
    }
  }

  const start = (intent: OrderIntent) => {
    intents.write(intent)
    running ??= send(intent)
    return running
  }

  return {
    ...store,
    place: async (placement) => running ?? start(intentFor(intents.read(), placement, newKey)),
    resume: async () => {
      const kept = intents.read()
      return running ?? (kept ? start(kept) : null)
    },
  }
}
