import type { Scheduler } from 'fast-check'
import type { Clock } from '../../kernel/clock.ts'
import { memoryTokens } from '../../transport/tokens.ts'
import { json, testShop } from '../../transport/testing/test-shop.ts'
import type { CartChannel } from '../channel.ts'
import type { CartStoreOptions } from '../store.ts'
import { createModelServer, type ModelRequest } from './model-server.ts'
import type { Shop } from '../../transport/context.ts'

/** Faults of a request. */
export const faults = [
  'none',
  'dropBefore',
  'dropAfter',
  'busy',
  'brokenAfter',
  'duplicate',
  'garbage',
  'torn',
] as const
export type Fault = (typeof faults)[number]

const attemptTimeoutMs = 123_456

const read = (url: string, init: RequestInit, tab: number): ModelRequest => {
  const headers = new Headers(init.headers)
  return {
    method: init.method ?? 'GET',
    path: new URL(url).pathname,
    token: headers.get('X-Guest-Cart-Token'),
    key: headers.get('Idempotency-Key'),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    tab,
  }
}

interface WorldOptions {
  /** Whether tabs share a lock. Defaults to true. */
  readonly lock?: boolean
  /** Fault of a request that is not in the plan. */
  readonly fateOf?: (request: ModelRequest) => Fault
}

/** Tabs of one browser, a server, and a network whose order is decided by the scheduler. */
export function createWorld(
  s: Scheduler,
  plan: readonly Fault[],
  { lock = true, fateOf = () => 'none' }: WorldOptions = {},
) {
  let waiting = [...plan]
  const tokens = memoryTokens()
  const server = createModelServer(testShop())
  const delivered = new Set<string>()
  const channels: { listeners: ((event: { data: unknown }) => void)[] }[] = []
  let turn: Promise<unknown> = Promise.resolve()
  let tabs = 0
  let retired: string | null = null

  const clock: Clock = {
    now: () => 0,
    sleep: (ms, signal) =>
      ms === attemptTimeoutMs
        ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
        : s.schedule(Promise.resolve(), `sleep`),
  }

  const fetchOf =
    (tab: number): typeof globalThis.fetch =>
    async (input, init = {}) => {
      const sent = read(input as string, init, tab)
      retired = sent.token ?? retired
      // like the shop's server: an order whose response was lost is retried with the token of its cart
      const request = sent.path.endsWith('/place') ? { ...sent, token: retired } : sent
      const label = `${request.method} ${request.path}`
      await s.schedule(Promise.resolve(), `${label} arrives`)
      const fault = waiting.shift() ?? fateOf(request)
      if (fault === 'dropBefore') throw new TypeError('refused')
      if (fault === 'busy') return json({}, { status: 503, headers: { 'Retry-After': '1' } })
      const first = server.handle(request)
      const { status, body, made } = fault === 'duplicate' ? server.handle(request) : first
      await s.schedule(Promise.resolve(), `${label} is answered${fault === 'none' ? '' : ` (${fault})`}`)
      if (fault === 'dropAfter') throw new TypeError('cut')
      if (fault === 'brokenAfter') return json({}, { status: 502 })
      if (fault === 'garbage') return new Response('<h1>Proxy</h1>', { headers: { 'Content-Type': 'text/html' } })
      if (status === 204) return new Response(null, { status })
      const text = JSON.stringify(body)
      const cut = fault === 'torn' ? text.slice(0, text.length / 2) : text
      if (made && fault !== 'torn') delivered.add(made)
      return new Response(cut, { status, headers: { 'Content-Type': 'application/json' } })
    }

  const channel = (): CartChannel => {
    const own = { listeners: [] as ((event: { data: unknown }) => void)[] }
    channels.push(own)
    return {
      postMessage(data) {
        for (const other of channels.filter((channel) => channel !== own))
          void s
            .schedule(Promise.resolve(), 'tab receives')
            .then(() => other.listeners.forEach((listener) => listener({ data })))
      },
      addEventListener: (_, listener) => void own.listeners.push(listener),
      close() {},
    }
  }

  /** One tab: its shop, and the options of its cart store. */
  const tab = (): { shop: Shop; options: CartStoreOptions } => ({
    shop: testShop({ tokens, fetch: fetchOf(tabs++), clock, random: () => 0.5, timeoutMs: attemptTimeoutMs }),
    options: {
      channel: channel(),
      ...(lock && {
        lock: (run) => {
          const result = turn.then(run)
          turn = result.catch(() => undefined)
          return result
        },
      }),
    },
  })

  const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    tokens,
    server,
    /** Tokens of carts that a tab has received. */
    delivered,
    /** Number of requested pieces. */
    requestedPieces: 0,
    tab,
    /** Sets the faults of the next requests. */
    setFaults(next: readonly Fault[]) {
      waiting = [...next]
    },
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

export type World = ReturnType<typeof createWorld>
