import type { Result } from '@vanek/sdk'
import {
  ownedText,
  type PlaceOrderData,
  type PlaceOrderError,
  type PlaceOrderParams,
  type TextOwner,
} from '@vanek/sdk/checkout'
import { createOrderFlow, type IntentPort, memoryIntents, type OrderIntent, textIntents } from '@vanek/sdk/flows'
import type { VisitorEnv } from '../../../lib/page/env.ts'
import { endVerifying, notePlaced, startVerifying, tabIntent } from '../../../lib/session/verifying-cookie.ts'
import { visitorOf } from './visitor-of.ts'

/** An order that was sent, and who has sent it. */
export interface OwnedIntent {
  readonly owner: TextOwner
  readonly intent: OrderIntent
}

// a document in the browser is one visitor's, until they sign in or out; the server never asks it
let kept: { readonly owner: TextOwner; readonly intents: IntentPort } | undefined

function keptBy(owner: TextOwner): IntentPort {
  if (kept?.owner !== owner) kept = { owner, intents: textIntents(ownedText(tabIntent, { owner })) }
  return kept.intents
}

/**
 * Where the intent of whoever is here is kept: by the tab in the browser, by the form alone on the server. One that a guest
 * has sent is no customer's: the back end would take it for another order.
 */
const intentsFor = (server: boolean, owner: TextOwner, posted: OrderIntent | null): IntentPort => {
  if (server) return memoryIntents(posted)
  const own = keptBy(owner)
  return { read: () => own.read() ?? posted, write: (intent) => own.write(intent) }
}

/** What came of sending an order. */
export type Placing =
  | { readonly status: 'placed'; readonly placed: PlaceOrderData }
  | { readonly status: 'refused'; readonly error: PlaceOrderError }
  /** Nobody knows yet; `sent` asks again for the very same order, and is null while only the tab may remember it. */
  | { readonly status: 'verifying'; readonly sent: OwnedIntent | null }
  /** There is nothing to ask for: the tab that sent it is gone. */
  | { readonly status: 'forgotten' }

type Answer = Result<PlaceOrderData, PlaceOrderError>

// somebody else is placing this very order right now: the second click, the other tab
const isUnderWay = (answer: Answer): boolean => !answer.ok && answer.error.code === 'idempotency_conflict'
const patience = [400, 800, 1600]

async function untilAnswered(env: VisitorEnv, ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (const wait of patience) {
    if (!isUnderWay(answer)) break
    await env.shop.config.clock.sleep(wait)
    answer = await ask()
  }
  return answer
}

async function settle(env: VisitorEnv, sent: OwnedIntent, ask: () => Promise<Answer>): Promise<Placing> {
  startVerifying(env.cookies)
  const answer = await untilAnswered(env, ask)
  if (!answer.ok && (answer.error.outcome === 'unknown' || isUnderWay(answer))) return { status: 'verifying', sent }
  // until the finished page has shown the order, a reload may still come between
  if (answer.ok) {
    notePlaced(env.cookies)
    return { status: 'placed', placed: answer.data }
  }
  endVerifying(env.cookies)
  return { status: 'refused', error: answer.error }
}

/**
 * Places the order under the key of the form that was posted; the same form again is the same order. The form was shown to
 * its owner.
 */
export async function placeFrom(
  env: VisitorEnv,
  placement: PlaceOrderParams,
  { key, owner }: { readonly key: string; readonly owner: TextOwner },
): Promise<Placing> {
  const flow = createOrderFlow(env.shop, { intents: intentsFor(env.server, owner, null), newKey: () => key })
  return settle(env, { owner, intent: { key, placement } }, () => flow.place(placement))
}

/**
 * Asks again for an order whose answer was lost: the one that the tab remembers, else the posted one. One that somebody else
 * has sent is forgotten.
 */
export async function resumePlacing(env: VisitorEnv, posted: OwnedIntent | null): Promise<Placing> {
  const { owner } = await visitorOf(env)
  const intent = intentsFor(env.server, owner, posted?.owner === owner ? posted.intent : null).read()
  if (!intent) {
    // whose it is will be told later
    if (owner === null) return { status: 'verifying', sent: posted }
    endVerifying(env.cookies)
    return { status: 'forgotten' }
  }
  const intents = intentsFor(env.server, owner, intent)
  const flow = createOrderFlow(env.shop, { intents, newKey: () => intent.key })
  return settle(env, { owner, intent }, () => flow.place(intent.placement))
}
