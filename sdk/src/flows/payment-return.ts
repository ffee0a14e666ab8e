import { findOrder } from '../checkout/calls.ts'
import type { Order } from '../checkout/types.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import type { Result } from '../kernel/result.ts'
import { payOrder, type PayOrderError } from '../orders/calls.ts'
import { createStore, type Store } from '../kernel/store.ts'
import type { Shop } from '../transport/context.ts'

/** What became of paying an order; `none` when there is no such order, or nothing to pay online. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'none'

/** Where the return from a payment stands. */
export type PaymentReturnState =
  | { readonly status: 'asking'; readonly order: Order | null }
  | { readonly status: PaymentOutcome; readonly order: Order | null }
  /** Nobody could be asked; what was known before stays. */
  | { readonly status: 'unknown'; readonly order: Order | null; readonly error: ShopError }

export interface PaymentReturn extends Store<PaymentReturnState> {
  /** Asks the back end what became of the payment; what an address says is not believed (C2.06). */
  readonly ask: () => Promise<PaymentReturnState>
  /** Asks again and again while the payment is pending, ever more slowly, until it is decided or the patience ends. */
  readonly follow: (signal?: AbortSignal) => Promise<PaymentReturnState>
  /** Starts another attempt; answers where to pay. Asked twice it is the same attempt. */
  readonly payAgain: () => Promise<Result<{ readonly redirectUrl: string }, PayOrderError>>
}

export interface PaymentReturnOptions {
  /** Token of the order; `current`, the visitor's own at a storefront server, unless told. */
  readonly token?: string
  /** What the server has found out already. */
  readonly initial?: PaymentReturnState
  /** Milliseconds to wait before each further question; 1 to 10 seconds, two minutes in all, unless told. */
  readonly waits?: readonly number[]
  readonly newKey?: () => string
}

const defaultWaits = [1000, 1000, 2000, 2000, 3000, 5000, 6000, ...Array.from({ length: 10 }, () => 10_000)]

/** What became of paying an order, as the back end tells it. */
export const paymentOutcome = (order: Order | null): PaymentOutcome => {
  const state = order?.payment.state
  return state === undefined || state === 'offline' ? 'none' : state
}

/**
 * The way back from a payment provider: paid, pending, failed or cancelled is what the order itself says, so a late or
 * repeated notification, the Back button and an address opened again all end in the same answer.
 */
export function createPaymentReturn(shop: Shop, options: PaymentReturnOptions = {}): PaymentReturn {
  const {
    token = 'current',
    initial = { status: 'asking', order: null },
    waits = defaultWaits,
    newKey = newId,
  } = options
  const { setState, ...store } = createStore<PaymentReturnState>(initial)
  const { getState } = store
  const { clock } = shop.config
  let attempt: string | null = null

  const ask = async (): Promise<PaymentReturnState> => {
    const answer = await findOrder(shop, { token })
    setState(
      answer.ok
        ? { status: paymentOutcome(answer.data), order: answer.data }
        : { status: 'unknown', order: getState().order, error: answer.error },
    )
    return getState()
  }

  const isDecided = ({ status }: PaymentReturnState): boolean => status !== 'pending' && status !== 'unknown'

  return {
    ...store,
    ask,
    async follow(signal) {
      let state = await ask()
      for (const wait of waits) {
        if (isDecided(state) || signal?.aborted) break
        await clock.sleep(wait)
        if (signal?.aborted) break
        state = await ask()
      }
      return state
    },
    async payAgain() {
      attempt ??= newKey()
      const answer = await payOrder(shop, { token }, { idempotencyKey: attempt })
      // a lost answer keeps the key, so that asking again is the same attempt
      if (answer.ok || answer.error.outcome !== 'unknown') attempt = null
      return answer
    },
  }
}
