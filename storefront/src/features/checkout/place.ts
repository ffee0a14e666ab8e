import type { Result } from '@vanek/sdk'
import type { OrderPlaced, OrderPlacement, PlaceOrderError } from '@vanek/sdk/checkout'
import { createOrderFlow, type OrderIntent } from '@vanek/sdk/flows'
import type { PageEnv } from '../../app/env.ts'
import { intentsFor } from './intents.ts'
import { endVerifying, notePlaced, startVerifying } from './verifying-cookie.ts'

/** What came of sending an order. */
export type Placing =
  | { readonly status: 'placed'; readonly placed: OrderPlaced }
  | { readonly status: 'refused'; readonly error: PlaceOrderError }
  /** Nobody knows yet; `intent` asks again for the very same order. */
  | { readonly status: 'verifying'; readonly intent: OrderIntent }
  /** There is nothing to ask for: the tab that sent it is gone. */
  | { readonly status: 'forgotten' }

type Answer = Result<OrderPlaced, PlaceOrderError>

// somebody else is placing this very order right now: the second click, the other tab
const isUnderWay = (answer: Answer): boolean => !answer.ok && answer.error.code === 'idempotency_conflict'
const patience = [400, 800, 1600]

async function untilAnswered(env: PageEnv, ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (const wait of patience) {
    if (!isUnderWay(answer)) break
    await env.shop.config.clock.sleep(wait)
    answer = await ask()
  }
  return answer
}

async function settle(env: PageEnv, intent: OrderIntent, ask: () => Promise<Answer>): Promise<Placing> {
  startVerifying(env.cookies)
  const answer = await untilAnswered(env, ask)
  if (!answer.ok && (answer.error.outcome === 'unknown' || isUnderWay(answer))) return { status: 'verifying', intent }
  // until the finished page has shown the order, a reload may still come between
  if (answer.ok) {
    notePlaced(env.cookies)
    return { status: 'placed', placed: answer.data }
  }
  endVerifying(env.cookies)
  return { status: 'refused', error: answer.error }
}

/** Places the order under the key of the form that was posted; the same form again is the same order. */
export async function placeFrom(env: PageEnv, placement: OrderPlacement, key: string): Promise<Placing> {
  const flow = createOrderFlow(env.shop, { intents: intentsFor(env.server, null), newKey: () => key })
  return settle(env, { key, placement }, () => flow.place(placement))
}

/** Asks again for an order whose answer was lost: the one that the tab remembers, else the posted one. */
export async function resumePlacing(env: PageEnv, posted: OrderIntent | null): Promise<Placing> {
  const intent = intentsFor(env.server, posted).read()
  if (!intent) {
    endVerifying(env.cookies)
    return { status: 'forgotten' }
  }
  const intents = intentsFor(env.server, intent)
  const flow = createOrderFlow(env.shop, { intents, newKey: () => intent.key })
  return settle(env, intent, () => flow.place(intent.placement))
}
