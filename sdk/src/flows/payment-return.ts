import { findOrder } from '../checkout/calls.ts'
import type { Order } from '../checkout/types.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import type { Result } from '../kernel/result.ts'
import { payOrder, type PayOrderData, type PayOrderError } from '../orders/calls.ts'
import { createStore, type Store } from '../kernel/store.ts'
import type { Shop } from '../transport/context.ts'
import { readResponse } from '../transport/read-response.ts'

/** State of the payment of an order; `none` if there is no such order, or nothing to pay online. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'none'

/** State of {@link createPaymentReturn}. */
export type PaymentReturnState =
  | {
      /** The back end has not responded yet. */
      readonly status: 'pending'
      /** Not known yet. */
      readonly payment: null
      /** The order as the server rendered it; null if it is not known yet. */
      readonly order: Order | null
      /** No request has failed. */
      readonly error: null
    }
  | {
      /** The back end has responded. */
      readonly status: 'success'
      /** State of the payment in the last response. */
      readonly payment: PaymentOutcome
      /** The order in the last response; null if there is no such order. */
      readonly order: Order | null
      /** The last request did not fail. */
      readonly error: null
    }
  | {
      /** The last request failed. */
      readonly status: 'error'
      /** Not known: it may have changed since the last response. */
      readonly payment: null
      /** The order in the last successful response; null if there was none. */
      readonly order: Order | null
      /** Why the last request failed. */
      readonly error: ShopError
    }

/** Follows the payment of an order after the return from a payment provider. */
export interface PaymentReturn extends Store<PaymentReturnState> {
  /** Reads the state of the payment from the back end; parameters of the URL are not trusted. */
  readonly check: () => Promise<PaymentReturnState>
  /**
   * Polls while the payment is pending or unknown, with pauses of `delays`. Stops when they are used up, or when the
   * signal aborts. Resolves with the last state in each case; an abort does not reject.
   */
  readonly poll: (signal?: AbortSignal) => Promise<PaymentReturnState>
  /** Starts another payment. Calling it again while the first response is missing repeats the same payment. */
  readonly payAgain: () => Promise<Result<PayOrderData, PayOrderError>>
}

/** Options of {@link createPaymentReturn}. */
export interface PaymentReturnOptions {
  /**
   * Token of the order; `current` is the visitor's own order behind a storefront server.
   *
   * @defaultValue "current"
   */
  readonly token?: string
  /** State that the server rendered. Defaults to `pending` without an order. */
  readonly initial?: PaymentReturnState
  /**
   * Pauses in milliseconds before each further request of `poll`. Defaults to 1 to 10 seconds, two minutes in total.
   */
  readonly delays?: readonly number[]
  /** Creates an idempotency key for `payAgain`. Defaults to 32 random hexadecimal digits. */
  readonly newKey?: () => string
}

const defaultWaits = [1000, 1000, 2000, 2000, 3000, 5000, 6000, ...Array.from({ length: 10 }, () => 10_000)]

/** State of the payment of an order; `none` without an order or without an online payment. */
export const paymentOutcome = (order: Order | null): PaymentOutcome => {
  const state = order?.payment.state
  return state === undefined || state === 'offline' ? 'none' : state
}

/**
 * Finds out how a payment ended after the return from a payment provider. The state is always read from the order, so a
 * late notification, the Back button or a reload give the same result.
 *
 * @param shop - The shop to call.
 * @param options - The order (the visitor's own by default), the state that the server rendered, and the polling
 *   intervals.
 * @returns A store of the state of the payment.
 * @example
 * ```ts
 * const leaving = new AbortController()
 * const returned = createPaymentReturn(shop)
 * const { payment } = await returned.poll(leaving.signal)
 * if (payment === 'failed' || payment === 'cancelled') {
 *   const again = await returned.payAgain()
 *   if (again.ok) location.assign(again.data.redirectUrl)
 * }
 * ```
 */
export function createPaymentReturn(shop: Shop, options: PaymentReturnOptions = {}): PaymentReturn {
  const {
    token = 'current',
    initial = { status: 'pending', payment: null, order: null, error: null },
    delays = defaultWaits,
    newKey = newId,
  } = options
  const { setState, ...store } = createStore<PaymentReturnState>(initial)
  const { getState } = store
  const { clock } = shop.config
  let attempt: string | null = null

  const ask = async (): Promise<PaymentReturnState> => {
    const answer = await readResponse(shop, 'getOrderByToken', () => findOrder(shop, { token }), paymentOutcome)
    setState(
      answer.ok
        ? { status: 'success', payment: paymentOutcome(answer.data), order: answer.data, error: null }
        : { status: 'error', payment: null, order: getState().order, error: answer.error },
    )
    return getState()
  }

  const isDecided = ({ payment }: PaymentReturnState): boolean => payment !== null && payment !== 'pending'

  return {
    ...store,
    check: ask,
    async poll(signal) {
      let state = await ask()
      for (const wait of delays) {
        if (isDecided(state) || signal?.aborted) break
        // an abort ends the pause
        await clock.sleep(wait, signal).catch(() => {})
        if (signal?.aborted) break
        state = await ask()
      }
      return state
    },
    async payAgain() {
      attempt ??= newKey()
      const idempotencyKey = attempt
      const pay = () => payOrder(shop, { token }, { idempotencyKey })
      const answer = await readResponse(shop, 'payOrder', pay, ({ redirectUrl }) => redirectUrl.trim(), 'unknown')
      // after a lost response the key stays, so that a retry is the same attempt
      if (answer.ok || answer.error.outcome !== 'unknown') attempt = null
      return answer
    },
  }
}
