import { createStore } from '../kernel/store.ts'
import { compareMaxProducts, parseIds } from './rules.ts'
import type { StoragePort } from '../kernel/text-port.ts'
import type { CompareState, CompareStore } from './types.ts'

/**
 * Creates the list of compared products of a visitor.
 *
 * @param options - `port` stores the list, for example in the local storage. Without it, the list is lost with the
 *   page.
 * @returns The store; call `load` after hydration.
 * @example
 * ```ts
 * const compare = createCompareStore({ port: storagePort(() => localStorage, 'compare') })
 * compare.load()
 * ```
 */
export function createCompareStore({ port }: { readonly port?: StoragePort } = {}): CompareStore {
  const { setState, ...store } = createStore<CompareState>({ ids: [], loaded: false })

  const load = () => {
    const state = store.getState()
    const text = port?.read() ?? null
    // nothing stored: never compared, or the storage is forbidden
    const ids = text === null ? state.ids : parseIds(text)
    if (state.loaded && JSON.stringify(state.ids) === JSON.stringify(ids)) return
    setState({ ids, loaded: true })
  }
  const keep = (ids: readonly number[]) => {
    port?.write(JSON.stringify(ids))
    setState({ ids, loaded: true })
  }
  // another tab may have changed the storage since
  const current = () => {
    load()
    return store.getState().ids
  }

  return {
    ...store,
    load,
    toggle(productId) {
      const ids = current()
      if (ids.includes(productId)) {
        keep(ids.filter((id) => id !== productId))
        return 'removed'
      }
      if (ids.length >= compareMaxProducts) return 'full'
      keep([...ids, productId])
      return 'added'
    },
    remove: (productId) => keep(current().filter((id) => id !== productId)),
    clear: () => keep([]),
  }
}
