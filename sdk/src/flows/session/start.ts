import { isSessionId, newSessionId } from '../../session/session-id.ts'
import { reloadCart } from './cart.ts'
import type { SessionCore } from './core.ts'
import { startOrder, type StartStep } from './step-names.ts'
import { findOut } from './user.ts'
import { setPrices } from './who.ts'

interface Starting {
  readonly core: SessionCore
  readonly done: Set<StartStep>
  guestCartToken?: string | undefined
  signedIn: boolean
  /** Whether a result of the other side is outdated. */
  outdated: boolean
}

/** Steps that are repeated when the visitor changes. */
const personal: readonly StartStep[] = ['user', 'userFetched', 'userPrices', 'cart']

/** Repeated on each side: they send nothing, and the other side may have had another result. */
const always: ReadonlySet<StartStep> = new Set(['sessionId', 'guestCartToken', 'authToken', 'guestCartTokenSet'])

/** What each step does; a step that returns false could not run here and is left to the other side. */
const steps: Readonly<Record<StartStep, (run: Starting) => Promise<boolean | void>>> = {
  async sessionId({ core }) {
    const { visitor } = core.options
    visitor?.load()
    // an id stored by an earlier version is longer
    const stored = visitor?.getState().sessionUuid?.slice(0, 24)
    core.patch({ sessionId: isSessionId(stored) ? stored : (core.getState().sessionId ?? newSessionId()) })
  },
  async guestCartToken(run) {
    run.guestCartToken = run.core.shop.config.tokens.get('cart')
  },
  async authToken(run) {
    const { core, done } = run
    run.signedIn = core.shop.config.tokens.has('auth')
    run.outdated = done.has('user') && run.signedIn !== (core.getState().user !== null)
    if (run.outdated) for (const name of personal) done.delete(name)
  },
  async guestCartTokenSet({ core, guestCartToken, signedIn }) {
    // stored again, so that it lasts for a day from the last visit
    if (guestCartToken && !signedIn) core.shop.config.tokens.set('cart', guestCartToken)
  },
  async termsPage({ core }) {
    core.patch({ termsPath: core.options.termsPath ?? null })
  },
  user: ({ core }) => findOut(core),
  async userFetched({ core, done }) {
    core.patch({ userFetched: true })
    return done.has('user')
  },
  async flashes({ core: { options } }) {
    const { flashes, notices } = options
    if (!flashes || !notices) return false
    for (const flash of flashes.take()) notices.show(flash)
    return true
  },
  async userPrices({ core, done }) {
    setPrices(core)
    return done.has('user')
  },
  async cart({ core, outdated }) {
    const { cart } = core.options
    if (outdated) await reloadCart(core)
    else await cart.load()
    return cart.getState().loaded
  },
  async addressAutocomplete({ core: { options, shop } }) {
    if (!options.addressAutocomplete) return false
    try {
      await options.addressAutocomplete()
    } catch (error) {
      shop.config.logger.warn('Could not set up the completion of addresses', { error })
    }
    return true
  },
}

/**
 * Loads the session, step by step in the order of `startOrder`. Steps in `done` are skipped; completed ones are added
 * to it.
 */
export async function start(core: SessionCore, done: Set<StartStep>): Promise<void> {
  const run: Starting = { core, done, signedIn: false, outdated: false }
  core.patch({ pending: 'start' })
  try {
    for (const name of startOrder) {
      if (done.has(name) && !always.has(name)) continue
      if ((await steps[name](run)) !== false) done.add(name)
    }
  } finally {
    core.patch({ pending: null })
  }
}
