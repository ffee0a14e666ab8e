import type { TextPort } from '../kernel/text-port.ts'
import { newSessionId } from './session-id.ts'
import { createStore, type Store } from '../kernel/store.ts'
import { utmOf } from './utm.ts'
import type { UtmPort } from './utm-cookie.ts'
import { parseVisitor, visited, type VisitorState } from './visitor-state.ts'

/** Store of what is remembered of a visitor; made by {@link createVisitorStore}. */
export interface VisitorStore extends Store<VisitorState> {
  /** Reads what was kept and gives a new visitor an id. Called after hydration. */
  readonly load: () => void
  /** Remembers that a product was seen. */
  readonly visit: (productId: number) => void
  /** Keeps the utm parameters of an address's query; one without any changes nothing. */
  readonly keepUtm: (search: string) => void
  /**
   * To be called when the visitor has decided whether visits may be measured: utm parameters are kept or forgotten
   * then.
   */
  readonly settleUtm: () => void
}

/** Options of {@link createVisitorStore}. */
export interface VisitorStoreOptions {
  /** Keeps what is remembered; without one it lasts as long as the page. */
  readonly port?: TextPort
  /** Keeps the utm parameters apart, like `utmCookie`; without one they lie with all else. */
  readonly utm?: UtmPort
  /** Creates the id of a new visitor. */
  readonly newId?: () => string
}

const empty: VisitorState = { loaded: false, lastVisited: [], sessionUuid: null, utm: {} }

/**
 * Creates a store of what is known about a visitor without an account: last seen products, an id, and the utm
 * parameters.
 *
 * @param options - Where to store it. Without options, it is lost with the page.
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
    const { loaded: _, utm, ...kept } = state
    port?.write(JSON.stringify(campaign ? kept : { ...kept, utm }))
    setState(state)
  }
  // what another tab kept since is the truth to build on
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
    keepUtm(search) {
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
