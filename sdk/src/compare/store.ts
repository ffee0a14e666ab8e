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
  const { setState, ...store } = createStore<CompareState>({ ids: [], loaded: false, last: null })

  const load = () => {
    const state = store.getState()
    const text = port?.read() ?? null
    // nothing stored: never compared, or the storage is forbidden
    const ids = text === null ? state.ids : parseIds(text)
    if (state.loaded && JSON.stringify(state.ids) === JSON.stringify(ids)) return
    setState({ ...state, ids, loaded: true })
  }
  const keep = (ids: readonly number[], last: CompareState['last']) => {
    port?.write(JSON.stringify(ids))
    setState({ ids, loaded: true, last })
  }
  // another tab may have changed the storage since
  const current = () => {
    load()
    return store.getState().ids
  }

  const remove = (productId: number) =>
    keep(
      current().filter((id) => id !== productId),
      { change: 'removed', productId },
    )

  return {
    ...store,
    load,
    toggle(productId) {
      const ids = current()
      if (ids.includes(productId)) {
        remove(productId)
        return 'removed'
      }
      const change = ids.length < compareMaxProducts ? 'added' : 'full'
      keep(change === 'added' ? [...ids, productId] : ids, { change, productId })
      return change
    },
    remove,
    clear: () => keep([], null),
  }
}
