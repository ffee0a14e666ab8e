import { createStore, type Store } from '../../kernel/store.ts'
import { priceVariantOf } from '../../session/price-variant.ts'
import type { Shop } from '../../transport/context.ts'
import { sessionTabs, type SessionNews } from './tabs.ts'
import type { SessionOptions, SessionSettings, SessionSnapshot, SessionState } from './types.ts'

/** Messages after which the visitor may have changed. */
export type SessionChange = Exclude<SessionNews, 'prompted'>

/** State and helpers shared by the parts of a session. */
export interface SessionCore extends Store<SessionState> {
  readonly shop: Shop
  readonly options: SessionOptions
  readonly patch: (part: Partial<SessionState>) => void
  /** Runs tasks one after another. */
  readonly enqueue: <T>(task: () => Promise<T>) => Promise<T>
  /** Settings, or the defaults if they cannot be read. */
  readonly settings: () => Promise<SessionSettings>
  readonly broadcast: (news: SessionNews) => void
  /**
   * Whether the shopper knows that they are signed out, because a tab showed a notice or they signed out themselves.
   */
  knowsSignedOut: boolean
  readonly close: () => void
}

const nobody: SessionState = {
  status: 'unknown',
  user: null,
  userFetched: false,
  sessionId: null,
  termsPath: null,
  userVariant: '',
  userGroups: [],
  priceVariant: '',
  credits: 0,
  sessionLoaded: false,
  ended: null,
  error: null,
  pending: null,
}

function stateOf({ done, ...found }: SessionSnapshot): SessionState {
  const requested = done.includes('user')
  return {
    ...nobody,
    ...found,
    status: found.user ? 'customer' : requested ? 'guest' : 'unknown',
    userFetched: done.includes('userFetched'),
    priceVariant: done.includes('userPrices') ? priceVariantOf(found.userVariant, found.userGroups) : '',
  }
}

const noSettings: SessionSettings = { functions: {}, variantHash: null, restrictedGroups: [], restrictedRedirect: null }

/** Creates the shared state of a session. */
export function createSessionCore(
  shop: Shop,
  options: SessionOptions,
  onNews: (news: SessionChange) => void,
): SessionCore {
  const { setState, ...store } = createStore(options.initial ? stateOf(options.initial) : nobody)
  const tabs = sessionTabs(options.channel, (news) => {
    // handled even during a sign-in or sign-out, so that a waiting prompt is not shown
    if (news !== 'expired') core.knowsSignedOut = news !== 'signedIn'
    if (news !== 'prompted') onNews(news)
  })
  let last: Promise<unknown> = Promise.resolve()
  // read once per operation
  let known: Promise<SessionSettings> | null = null

  const core: SessionCore = {
    ...store,
    shop,
    options,
    patch: (part) => setState((state) => ({ ...state, ...part })),
    enqueue(task) {
      const run = last.then(() => {
        known = null
        return task()
      })
      last = run.catch(() => undefined)
      return run
    },
    async settings() {
      try {
        return await (known ??= options.settings())
      } catch (error) {
        shop.config.logger.warn('Could not read the settings', { error })
        return noSettings
      }
    },
    broadcast: tabs.broadcast,
    knowsSignedOut: false,
    close: tabs.close,
  }
  return core
}
