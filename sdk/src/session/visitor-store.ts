import type { TextPort } from '../compare/types.ts'
import { newId } from '../kernel/ids.ts'
import { createStore, type Store } from '../kernel/store.ts'
import { parseVisitor, utmOf, visited, type VisitorState } from './visitor-state.ts'

export interface VisitorStore extends Store<VisitorState> {
  /** Reads what was kept and gives a new visitor an id. Called after hydration. */
  readonly load: () => void
  /** Remembers that a product was seen. */
  readonly visit: (productId: number) => void
  /** Keeps the utm parameters of an address's query; one without any changes nothing. */
  readonly keepUtm: (search: string) => void
}

const empty: VisitorState = { loaded: false, lastVisited: [], sessionUuid: null, utm: {} }

/**
 * What is known of a visitor without an account: products last seen, an id and where they came from (B4.21, B4.22,
 * B4.30). Kept by the port; without one it lasts as long as the page.
 */
export function createVisitorStore({
  port,
  newId: makeId = newId,
}: { readonly port?: TextPort; readonly newId?: () => string } = {}): VisitorStore {
  const { setState, ...store } = createStore<VisitorState>(empty)

  const keep = (state: VisitorState) => {
    if (JSON.stringify(state) === JSON.stringify(store.getState())) return
    const { loaded: _, ...kept } = state
    port?.write(JSON.stringify(kept))
    setState(state)
  }
  // what another tab kept since is the truth to build on
  const current = (): VisitorState => {
    const text = port?.read() ?? null
    const state = text === null ? store.getState() : parseVisitor(text)
    const { lastVisited, utm } = state
    const sessionUuid = state.sessionUuid ?? store.getState().sessionUuid ?? makeId()
    return { loaded: true, lastVisited, sessionUuid, utm }
  }

  return {
    ...store,
    load: () => keep(current()),
    visit(productId) {
      const state = current()
      keep({ ...state, lastVisited: visited(state.lastVisited, productId) })
    },
    keepUtm(search) {
      const utm = utmOf(search)
      const state = current()
      if (Object.keys(utm).length > 0) keep({ ...state, utm })
    },
  }
}
