import type { Result } from '@vanek/sdk'
import {
  ownedStorage,
  type PlaceOrderData,
  type PlaceOrderError,
  type PlaceOrderParams,
  type StorageOwner,
} from '@vanek/sdk/checkout'
import {
  createOrderFlow,
  type IntentPort,
  memoryIntentPort,
  type OrderIntent,
  storageIntentPort,
} from '@vanek/sdk/flows'
import type { VisitorEnv } from '../../../lib/page/env.ts'
import { endVerifying, notePlaced, startVerifying, tabIntent } from '../../../lib/session/verifying-cookie.ts'
import { visitorOf } from './visitor-of.ts'

/** A sent order and its owner. */
export interface OwnedIntent {
  readonly owner: StorageOwner
  readonly intent: OrderIntent
}

// a document in the browser belongs to one visitor until they sign in or out; the server does not use this
let cached: { readonly owner: StorageOwner; readonly intents: IntentPort } | undefined

function intentsOf(owner: StorageOwner): IntentPort {
  if (cached?.owner !== owner) cached = { owner, intents: storageIntentPort(ownedStorage(tabIntent, { owner })) }
  return cached.intents
}

/**
 * The storage of an order intent: the tab in the browser, only the form on the server. An intent of a guest is not used
 * for a customer, since the back end would treat it as another order.
 */
const intentsFor = (server: boolean, owner: StorageOwner, posted: OrderIntent | null): IntentPort => {
  if (server) return memoryIntentPort(posted)
  const own = intentsOf(owner)
  return { read: () => own.read() ?? posted, write: (intent) => own.write(intent) }
}

/** The result of sending an order. */
export type Placing =
  | { readonly status: 'placed'; readonly placed: PlaceOrderData }
  | { readonly status: 'refused'; readonly error: PlaceOrderError }
  /** The result is unknown; `sent` retries the same order, and is null if only the tab has stored it. */
  | { readonly status: 'verifying'; readonly sent: OwnedIntent | null }
  /** Nothing to retry: the tab that sent it is closed. */
  | { readonly status: 'forgotten' }

type Answer = Result<PlaceOrderData, PlaceOrderError>

// the same order is in flight elsewhere: a second click or another tab
const isUnderWay = (answer: Answer): boolean => !answer.ok && answer.error.code === 'idempotency_conflict'
const retryDelaysMs = [400, 800, 1600]

async function retryWhileConflict(env: VisitorEnv, send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send()
  for (const wait of retryDelaysMs) {
    if (!isUnderWay(answer)) break
    await env.shop.config.clock.sleep(wait)
    answer = await send()
  }
  return answer
}

async function settle(env: VisitorEnv, sent: OwnedIntent, send: () => Promise<Answer>): Promise<Placing> {
  startVerifying(env.cookies)
  const answer = await retryWhileConflict(env, send)
  if (!answer.ok && answer.error.outcome === 'unknown') return { status: 'verifying', sent }
  // a reload may come before the finished page has shown the order
  if (answer.ok) {
    notePlaced(env.cookies)
    return { status: 'placed', placed: answer.data }
  }
  endVerifying(env.cookies)
  return { status: 'refused', error: answer.error }
}

/**
 * Places the order with the key of the posted form as its idempotency key: posting the same form again is the same
 * order. The form was rendered for its owner.
 */
export async function placeFrom(
  env: VisitorEnv,
  placement: PlaceOrderParams,
  { key, owner }: { readonly key: string; readonly owner: StorageOwner },
): Promise<Placing> {
  const flow = createOrderFlow(env.shop, { intents: intentsFor(env.server, owner, null), newKey: () => key })
  return settle(env, { owner, intent: { key, placement } }, () => flow.place(placement))
}

/**
 * Retries an order whose response was lost: the one stored by the tab, else the posted one. An order of another owner
 * is discarded.
 */
export async function resumePlacing(env: VisitorEnv, posted: OwnedIntent | null): Promise<Placing> {
  const { owner } = await visitorOf(env)
  const intent = intentsFor(env.server, owner, posted?.owner === owner ? posted.intent : null).read()
  if (!intent) {
    // the owner is not known yet
    if (owner === null) return { status: 'verifying', sent: posted }
    endVerifying(env.cookies)
    return { status: 'forgotten' }
  }
  const intents = intentsFor(env.server, owner, intent)
  const flow = createOrderFlow(env.shop, { intents, newKey: () => intent.key })
  return settle(env, { owner, intent }, () => flow.place(intent.placement))
}
