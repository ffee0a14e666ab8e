import { validateCart } from '../cart/whole-calls.ts'
import { placeOrder, type PlaceOrderError } from '../checkout/calls.ts'
import type { PlaceOrderData, PlaceOrderParams } from '../checkout/types.ts'
import { errorText } from '../i18n/error-text.ts'
import type { BasicMessages } from '../i18n/messages.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { fail, type Result } from '../kernel/result.ts'
import { createStore, type Store } from '../kernel/store.ts'
import type { NoticePort } from '../notices/types.ts'
import type { Shop } from '../transport/context.ts'
import { readResponse } from '../transport/read-response.ts'
import { intentFor, type IntentPort, memoryIntentPort, type OrderIntent } from './intents.ts'

/** Result of placing an order, or of the check before it. The caller shows the error at the form. */
export type OrderFlowResult = Result<PlaceOrderData, PlaceOrderError>

/** State of placing an order. `verifying`: it is not known yet whether the order exists; this is not a failure. */
export type OrderFlowState =
  | {
      /** Nothing has been sent. */
      readonly status: 'idle'
    }
  | {
      /** The order is being checked or sent. */
      readonly status: 'pending'
    }
  | {
      /** The response was lost; call `resume` to check the order. */
      readonly status: 'verifying'
      /** Why the response is missing; its `outcome` is `unknown`. */
      readonly error: PlaceOrderError
    }
  | {
      /** The order was not placed. */
      readonly status: 'error'
      /** Why the order was not placed. */
      readonly error: PlaceOrderError
    }
  | {
      /** The order was placed. */
      readonly status: 'success'
      /** The order, and the address to pay at. */
      readonly data: PlaceOrderData
    }

/** Places an order exactly once. Created by {@link createOrderFlow}. */
export interface OrderFlow extends Store<OrderFlowState> {
  /** Places the order. While one is being placed, further calls return the same result. */
  readonly place: (placement: PlaceOrderParams) => Promise<OrderFlowResult>
  /** Sends an order with an unknown outcome again, also after a reload; null if there is none. */
  readonly resume: () => Promise<OrderFlowResult | null>
}

/** Receives a notice if the cart cannot be ordered, with texts such as `csBasics` of `@vanek/sdk/i18n`. */
type OrderFlowNotices =
  | { readonly notices: NoticePort; readonly messages: BasicMessages }
  | { readonly notices?: undefined; readonly messages?: undefined }

/** Options of {@link createOrderFlow}. */
export type OrderFlowOptions = OrderFlowNotices & {
  /** Storage for the intent. Defaults to `memoryIntentPort()`, which is lost when the page is left. */
  readonly intents?: IntentPort
  /** Creates an idempotency key. Defaults to 32 random hexadecimal digits. */
  readonly newKey?: () => string
  /**
   * Called once with the placed order, for example to leave the page. An app that goes on without a reload calls
   * `refresh()` of its cart store here: the cart has become the order.
   */
  readonly onPlaced?: (placed: PlaceOrderData) => void
}

// the cart may be gone because the order was placed; placing it with the same key shows that
const isGone = ({ code }: ShopError): boolean => code === 'cart_not_found'

/** Throws unless there is an order, and a way to pay or none. */
const readPlaced = ({ order, payment }: PlaceOrderData): void => {
  order.code.trim()
  payment.redirectUrl?.trim()
}

/**
 * Places an order exactly once. The cart is checked first; if it cannot be ordered, nothing is sent. The key is
 * stored before the request and sent as `Idempotency-Key`, so a double click, a reload or a lost response repeats the
 * same key and results in the same order. A rejection deletes the stored intent. An unknown outcome keeps it; then the
 * cart is not checked again, because it may already be an order.
 *
 * @param shop - The shop to call.
 * @param options - Where to store the intent, what to do with a placed order, and notices. Without options, the intent
 *   is lost with the page.
 * @returns A store of the state of the order.
 * @example
 * ```ts
 * const intents = storageIntentPort(storagePort(() => sessionStorage, 'order'))
 * const orders = createOrderFlow(shop, {
 *   intents,
 *   onPlaced: ({ order, payment }) => location.assign(payment.redirectUrl ?? `/thank-you/${order.code}`),
 * })
 * await orders.resume()
 * orders.subscribe(() => {
 *   const state = orders.getState()
 *   if (state.status === 'error') console.log(errorText(en, state.error))
 * })
 * ```
 */
export function createOrderFlow(shop: Shop, options: OrderFlowOptions = {}): OrderFlow {
  const { intents = memoryIntentPort(), newKey = newId, onPlaced, notices, messages } = options
  const { setState, ...store } = createStore<OrderFlowState>({ status: 'idle' })
  let running: Promise<OrderFlowResult> | null = null

  const settle = (answer: OrderFlowResult) => {
    if (!answer.ok && answer.error.outcome === 'unknown') return setState({ status: 'verifying', error: answer.error })
    intents.write(null)
    if (!answer.ok) return setState({ status: 'error', error: answer.error })
    setState({ status: 'success', data: answer.data })
    return onPlaced?.(answer.data)
  }

  const check = async (): Promise<OrderFlowResult | null> => {
    const answer = await validateCart(shop)
    if (answer.ok || isGone(answer.error)) return null
    notices?.show({ kind: 'danger', code: answer.error.code, text: errorText(messages, answer.error) })
    // reading the cart failed, so nothing was placed
    return fail({ ...answer.error, outcome: 'none' })
  }

  const send = async ({ key, placement }: OrderIntent, isNew: boolean) => {
    setState({ status: 'pending' })
    try {
      const order = () => placeOrder(shop, placement, { idempotencyKey: key })
      const answer =
        (isNew ? await check() : null) ?? (await readResponse(shop, 'placeOrder', order, readPlaced, 'unknown'))
      settle(answer)
      return answer
    } finally {
      running = null
    }
  }

  const start = (intent: OrderIntent, isNew: boolean) => {
    intents.write(intent)
    running ??= send(intent, isNew)
    return running
  }

  return {
    ...store,
    async place(placement) {
      if (running) return running
      const stored = intents.read()
      const intent = intentFor(stored, placement, newKey)
      return start(intent, intent.key !== stored?.key)
    },
    async resume() {
      const stored = intents.read()
      return running ?? (stored ? start(stored, false) : null)
    },
  }
}
