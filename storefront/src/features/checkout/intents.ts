import { storagePort } from '@vanek/sdk/storage'
import { type IntentPort, memoryIntents, type OrderIntent, textIntents } from '@vanek/sdk/flows'

// a document in the browser is one visitor's; the server never asks it
const kept = textIntents(storagePort(() => sessionStorage, 'vanek_intent'))

/** Where the intent is kept: by the tab in the browser, by the form alone on the server. */
export const intentsFor = (server: boolean, posted: OrderIntent | null): IntentPort =>
  server ? memoryIntents(posted) : { read: () => kept.read() ?? posted, write: (intent) => kept.write(intent) }
