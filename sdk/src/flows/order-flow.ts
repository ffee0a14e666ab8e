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
import { intentFor, type IntentPort, memoryIntents, type OrderIntent } from './intents.ts'

/** What placing, or the check before it, answers; the error is the caller's to show at the form (C4.59). */
export type OrderFlowResult = Result<PlaceOrderData, PlaceOrderError>

/** Where placing stands. `verifying` means that nobody knows yet whether the order exists: it is not a failure. */
export type OrderFlowState =
  | { readonly status: 'idle' }
  | { readonly status: 'placing' }
  | { readonly status: 'verifying'; readonly error: PlaceOrderError }
  | { readonly status: 'refused'; readonly error: PlaceOrderError }
  | { readonly status: 'placed'; readonly placed: PlaceOrderData }

export interface OrderFlow extends Store<OrderFlowState> {
  /** Places the order. While one is on its way, every further call answers with that one's result. */
  readonly place: (placement: PlaceOrderParams) => Promise<OrderFlowResult>
  /** Asks again for an order whose outcome is unknown, also after a reload; null when there is none. */
  readonly resume: () => Promise<OrderFlowResult | null>
}

/** Where a cart that cannot be ordered is said (C7.24), and in which words: `csBasics` of `@vanek/sdk/i18n`. */
type OrderFlowNotices =
  | { readonly notices: NoticePort; readonly messages: BasicMessages }
  | { readonly notices?: undefined; readonly messages?: undefined }

export type OrderFlowOptions = OrderFlowNotices & {
  /** Where the intent key is kept; lost with the page unless told. */
  readonly intents?: IntentPort
  readonly newKey?: () => string
  /** Told once of the order, to empty the cart and go on. */
  readonly onPlaced?: (placed: PlaceOrderData) => void
}

// there may be no cart because it is this very order already; placing with the same key tells
const isGone = ({ code }: ShopError): boolean => code === 'cart_not_found'

/**
 * Places an order exactly once. The cart is checked first, and what stands in the way stops it (C7.24). The key is kept
 * before the request leaves and goes along as `Idempotency-Key`; a double click, a reload and a lost answer repeat the same
 * key and end in the same order. A refusal ends the intent; an unknown outcome keeps it, and is never checked again, since
 * the cart may be an order by then.
 */
export function createOrderFlow(shop: Shop, options: OrderFlowOptions = {}): OrderFlow {
  const { intents = memoryIntents(), newKey = newId, onPlaced, notices, messages } = options
  const { setState, ...store } = createStore<OrderFlowState>({ status: 'idle' })
  let running: Promise<OrderFlowResult> | null = null

  const settle = (answer: OrderFlowResult) => {
    if (!answer.ok && answer.error.outcome === 'unknown') return setState({ status: 'verifying', error: answer.error })
    intents.write(null)
    if (!answer.ok) return setState({ status: 'refused', error: answer.error })
    setState({ status: 'placed', placed: answer.data })
    return onPlaced?.(answer.data)
  }

  const check = async (): Promise<OrderFlowResult | null> => {
    const answer = await validateCart(shop)
    if (answer.ok || isGone(answer.error)) return null
    notices?.show({ kind: 'danger', code: answer.error.code, text: errorText(messages, answer.error) })
    // whatever became of the question, nothing was placed
    return fail({ ...answer.error, outcome: 'none' })
  }

  const send = async ({ key, placement }: OrderIntent, isNew: boolean) => {
    setState({ status: 'placing' })
    try {
      const answer = (isNew ? await check() : null) ?? (await placeOrder(shop, placement, { idempotencyKey: key }))
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
      const kept = intents.read()
      const intent = intentFor(kept, placement, newKey)
      return start(intent, intent.key !== kept?.key)
    },
    async resume() {
      const kept = intents.read()
      return running ?? (kept ? start(kept, false) : null)
    },
  }
}
