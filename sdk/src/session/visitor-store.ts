import type { StoragePort } from '../kernel/text-port.ts'
import { newSessionId } from './session-id.ts'
import { createStore, type Store } from '../kernel/store.ts'
import { utmOf } from './utm.ts'
import type { UtmPort } from './utm-cookie.ts'
import { parseVisitor, visited, type VisitorState } from './visitor-state.ts'

/** Store of a visitor without an account; made by {@link createVisitorStore}. */
export interface VisitorStore extends Store<VisitorState> {
  /** Reads the stored data and gives a new visitor an id. Call it after hydration. */
  readonly load: () => void
  /** Adds a product to the last visited ones. */
  readonly visit: (productId: number) => void
  /** Stores the UTM parameters of a query string; one without any changes nothing. */
  readonly saveUtm: (search: string) => void
  /** Call it when the visitor has decided about analytics: UTM parameters are then stored or deleted. */
  readonly settleUtm: () => void
}

/** Options of {@link createVisitorStore}. */
export interface VisitorStoreOptions {
  /** Stores the data; without it, they are lost with the page. */
  readonly port?: StoragePort
  /** Stores the UTM parameters separately, like `utmCookie`; without it, they are stored with the rest. */
  readonly utm?: UtmPort
  /** Creates the id of a new visitor. */
  readonly newId?: () => string
}

const empty: VisitorState = { loaded: false, lastVisited: [], sessionUuid: null, utm: {} }

/**
 * Creates a store of the data of a visitor without an account: last visited products, an id, and the utm
 * parameters.
 *
 * @param options - Where to store it. Without options, it is lost with the page.
 * @returns The store; call `load` after hydration.
 * @example
 * ```ts
 * const visitor = createVisitorStore({ port: storagePort(() => localStorage, 'visitor') })
 * visitor.load()
 * ```
 */
export function createVisitorStore(options: VisitorStoreOptions = {}): VisitorStore {
  const { port, utm: campaign, newId: makeId = newSessionId } = options
  const { setState, ...store } = createStore<VisitorState>(empty)

  const keep = (state: VisitorState) => {
    if (JSON.stringify(state) === JSON.stringify(store.getState())) return
    const { loaded: _, utm, ...stored } = state
    port?.write(JSON.stringify(campaign ? stored : { ...stored, utm }))
    setState(state)
  }
  // another tab may have changed the storage since
  const current = (): VisitorState => {
    const text = port?.read() ?? null
    const state = text === null ? store.getState() : parseVisitor(text)
    const { lastVisited } = state
    const utm = campaign ? campaign.read() : state.utm
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
    saveUtm(search) {
      const utm = utmOf(search)
      const isNone = Object.keys(utm).length === 0
      if (!isNone) campaign?.write(utm)
      const state = current()
      if (!isNone) keep(campaign ? state : { ...state, utm })
    },
    settleUtm() {
      campaign?.settle()
      if (campaign && store.getState().loaded) keep(current())
    },
  }
}
