import { ownedText, type TextOwner } from '@vanek/sdk/checkout'
import { type IntentPort, memoryIntents, type OrderIntent, textIntents } from '@vanek/sdk/flows'
import { tabIntent } from '../../../lib/session/tab-texts.ts'

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
export const intentsFor = (server: boolean, owner: TextOwner, posted: OrderIntent | null): IntentPort => {
  if (server) return memoryIntents(posted)
  const own = keptBy(owner)
  return { read: () => own.read() ?? posted, write: (intent) => own.write(intent) }
}
