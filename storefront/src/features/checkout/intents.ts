import { type IntentPort, memoryIntents, type OrderIntent } from '@vanek/sdk/flows'

const key = 'vanek_intent'

/** The order under way, kept by the tab: it survives a reload and ends with the tab. */
function tabIntents(storage: () => Storage): IntentPort {
  return {
    read() {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') as OrderIntent | null
      } catch {
        return null
      }
    },
    write(intent) {
      try {
        if (intent) storage().setItem(key, JSON.stringify(intent))
        else storage().removeItem(key)
      } catch {
        // the form carries the key too; only a reload in the middle would lose it
      }
    },
  }
}

/** Where the intent is kept: by the tab in the browser, by the form alone on the server. */
export const intentsFor = (server: boolean, posted: OrderIntent | null): IntentPort => {
  if (server) return memoryIntents(posted)
  const kept = tabIntents(() => sessionStorage)
  return { read: () => kept.read() ?? posted, write: (intent) => kept.write(intent) }
}
