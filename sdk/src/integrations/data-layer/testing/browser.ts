import { createDataLayer, type DataLayer, type DataLayerEntry } from '@vanek/sdk/integrations/data-layer'

/** Storage of a browser: of one tab, and shared. */
interface Kept {
  tab?: string
  reported?: string
}

const namesIn = (layer: readonly DataLayerEntry[]): string[] =>
  layer
    .filter(({ event }) => event !== undefined)
    .map(({ event, search_term, ecommerce }) => {
      const { transaction_id } = (ecommerce ?? {}) as { transaction_id?: string }
      return String(search_term ?? transaction_id ?? event)
    })

/**
 * A browser with two tabs, each with one document at a time. `layer` has the entries of all data layers; `keeps` is the
 * number of characters that a tab can store.
 */
export function browserOf(first: boolean | null, { keeps = Number.POSITIVE_INFINITY } = {}) {
  let allowed = first
  const storage: Kept = {}
  const layer: DataLayerEntry[] = []

  const portOf = (own: Kept, key: keyof Kept) => ({
    read: () => own[key] ?? null,
    write(text: string | null) {
      if (text === null) delete own[key]
      else if (key === 'reported' || text.length <= keeps) own[key] = text
    },
  })

  const tabOf = (own: Kept) => {
    const pushed: DataLayerEntry[] = []
    let listeners = new Set<() => void>()
    const push = (entry: DataLayerEntry) => layer.push(entry) + pushed.push(entry)
    const open = (): DataLayer => {
      // the previous document's listeners are gone
      const ownListeners = new Set<() => void>()
      listeners = ownListeners
      return createDataLayer({
        target: () => ({ push }),
        consent: {
          get: () => allowed,
          subscribe(listener) {
            ownListeners.add(listener)
            return () => void ownListeners.delete(listener)
          },
        },
        port: portOf(own, 'tab'),
        reported: portOf(storage, 'reported'),
      })
    }
    const notify = () => [...listeners].forEach((listener) => listener())
    return { open, pushed, notify }
  }
  const tabs = [tabOf(storage), tabOf({})] as const

  return {
    layer,
    /** `tab` is that of the first tab. */
    storage,
    /** Loads another document in a tab, by default the first. */
    open: (tab: 0 | 1 = 0): DataLayer => tabs[tab].open(),
    /** The visitor's consent; the first tab receives it first. */
    decide: (next: boolean | null): void => {
      allowed = next
      for (const { notify } of tabs) notify()
    },
    allowed: () => allowed,
    /** Identifies the events of all or of one tab: the term of a search, the code of an order, else the name. */
    names: (tab?: 0 | 1) => namesIn(tab === undefined ? layer : tabs[tab].pushed),
  }
}
