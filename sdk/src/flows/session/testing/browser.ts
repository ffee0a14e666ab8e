import type { Scheduler } from 'fast-check'
import { createCartStore } from '../../../cart/store.ts'
import { cs } from '../../../i18n/cs.ts'
import { createNoticeStore } from '../../../notices/store.ts'
import { testShop } from '../../../transport/testing/test-shop.ts'
import { memoryTokens } from '../../../transport/tokens.ts'
import { createSession } from '../store.ts'
import type { SessionOptions } from '../types.ts'
import { accountRequest, createAccounts } from './back-end.ts'
import { tabChannels, tabLock } from './channels.ts'
import { settings } from './session.ts'

const attemptTimeoutMs = 123_456

/** Faults of a request. */
export type Mishap = 'none' | 'lostBefore' | 'lostAfter'

/** Tabs of one browser with a back end in memory; the scheduler decides the order of events. */
export function createBrowser(s: Scheduler, mishaps: readonly Mishap[], more: Partial<SessionOptions> = {}) {
  const waiting = [...mishaps]
  const accounts = createAccounts()
  const tokens = memoryTokens()
  const [cartLock, sessionLock] = [tabLock(), tabLock()]
  const undelivered = new Set<Promise<void>>()
  const deliver = (receive: () => void) => {
    const delivery = s.schedule(Promise.resolve(), 'a tab receives').then(() => {
      undelivered.delete(delivery)
      receive()
    })
    undelivered.add(delivery)
  }
  // messages between tabs take a millisecond, delays are hundreds of them
  const sleep = async () => {
    await s.schedule(Promise.resolve(), 'sleep')
    while (undelivered.size > 0) await Promise.all(undelivered)
  }
  const [cartChannel, sessionChannel] = [tabChannels(deliver), tabChannels(deliver)]

  const answer: typeof fetch = async (input, init) => {
    const request = accountRequest(input as string, init)
    const label = `${request.method} ${request.path}`
    await s.schedule(Promise.resolve(), `${label} arrives`)
    const mishap = waiting.shift() ?? 'none'
    if (mishap === 'lostBefore') throw new TypeError('refused')
    const { status, body } = accounts.handle(request)
    await s.schedule(Promise.resolve(), `${label} is answered`)
    if (mishap === 'lostAfter') throw new TypeError('cut')
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  }

  const openTab = () => {
    const shop = testShop({
      endpoints: { shop: 'https://shop.test', content: '', cdn: '' },
      tokens,
      fetch: answer,
      random: () => 0.5,
      timeoutMs: attemptTimeoutMs,
      clock: {
        now: () => 0,
        // timeouts never fire
        sleep: (ms, signal) =>
          ms === attemptTimeoutMs
            ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
            : sleep(),
      },
    })
    const cart = createCartStore(shop, { channel: cartChannel(), lock: cartLock })
    const notices = createNoticeStore({ clock: { now: () => 0, sleep: () => new Promise(() => {}) } })
    const session = createSession(shop, {
      ...{ cart, notices, messages: cs, settings: async () => settings },
      ...{ channel: sessionChannel(), lock: sessionLock },
      ...more,
    })
    return { cart, notices, session }
  }

  const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    accounts,
    tokens,
    openTab,
    /** Runs this number of scheduled tasks, or fewer if there are no more. */
    async steps(count: number) {
      for (let left = count; left > 0; left--) {
        await pause()
        if (s.count() > 0) await s.waitNext(1)
      }
    },
    /** Runs everything until nothing is in flight. */
    async quiet() {
      for (let idle = 0; idle < 3;) {
        await pause()
        if (s.count() === 0) idle++
        else {
          idle = 0
          await s.waitNext(1)
        }
      }
    },
  }
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>
