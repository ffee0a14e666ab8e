import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createWishListStore, type WishListStore } from '@vanek/sdk/account'
import { cs } from '@vanek/sdk/i18n/cs'
import type { Clock } from '../../kernel/clock.ts'
import { createShop } from '../../transport/context.ts'
import { memoryTokens } from '../../transport/tokens.ts'
import { shopOver } from '../../testing/back-end.ts'
import { czk } from '../../transport/testing/test-shop.ts'
import { wishListOf } from '../testing/people.ts'

const issues = ['none', 'none', 'none', 'before', 'after', 'refused', 'busy', 'twice'] as const
const attemptTimeoutMs = 123_456

type Step = { readonly tab: number; readonly variantId: number } | 'turn'

const script = fc.array(
  fc.oneof(fc.record({ tab: fc.nat(1), variantId: fc.integer({ min: 1, max: 3 }) }), fc.constant<Step>('turn')),
  { minLength: 1, maxLength: 12 },
)

/** A server with one wish list; scheduler and plan control the network. */
function createWorld(s: fc.Scheduler, plan: readonly (typeof issues)[number][]) {
  const waiting = [...plan]
  const listeners: ((event: { data: unknown }) => void)[][] = []
  let listed: readonly number[] = []

  const apply = (method: string, path: string, body: unknown): Response => {
    if (method === 'POST') listed = [...new Set([...listed, (body as { id: number }).id])]
    if (method !== 'DELETE') return Response.json(wishListOf(listed))
    const variantId = Number(path.split('/').at(-1)) - 1000
    const known = listed.includes(variantId)
    listed = listed.filter((own) => own !== variantId)
    if (known) return new Response(null, { status: 204 })
    return Response.json({ errors: [{ code: 'not_found', field: null, title: '' }] }, { status: 404 })
  }
  const answer: typeof fetch = async (input, { method = 'GET', body } = {}) => {
    const path = new URL(input as string).pathname
    await s.schedule(Promise.resolve(), `${method} arrives`)
    const fault = waiting.shift() ?? 'none'
    if (fault === 'before') throw new TypeError('refused')
    if (fault === 'refused') return Response.json({ errors: [{ code: 'validation' }] }, { status: 400 })
    if (fault === 'busy') return Response.json({}, { status: 503 })
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    if (fault === 'twice') apply(method, path, sent)
    const made = apply(method, path, sent)
    await s.schedule(Promise.resolve(), `${method} is answered`)
    if (fault === 'after') throw new TypeError('cut')
    return made
  }
  const clock: Clock = {
    now: () => 0,
    sleep: (ms, signal) =>
      ms === attemptTimeoutMs
        ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
        : s.schedule(Promise.resolve(), 'sleep'),
  }
  const tab = (): WishListStore => {
    const own: ((event: { data: unknown }) => void)[] = []
    listeners.push(own)
    const channel = {
      postMessage(data: unknown) {
        for (const others of listeners)
          if (others !== own)
            for (const notify of others) void s.schedule(Promise.resolve(), 'message').then(() => notify({ data }))
      },
      addEventListener: (_type: 'message', listener: (event: { readonly data: unknown }) => void) =>
        void own.push(listener),
      close() {},
    }
    const endpoints = { shop: 'https://shop.test', content: '', cdn: '' }
    const shop = createShop({
      ...{ endpoints, currency: czk, clock, fetch: answer, timeoutMs: attemptTimeoutMs },
      tokens: memoryTokens({ auth: 'T' }),
    })
    const notices = { show: () => '' }
    return createWishListStore(shop, { notices, messages: cs, isSignedIn: () => true, channel, initial: null })
  }
  return { tab, listed: () => listed }
}

const shown = (store: WishListStore) => [...store.getState().variantIds].sort((a, b) => a - b)

const macrotask = () => new Promise((resolve) => setImmediate(resolve))

describe('wish list with random toggles and networks', () => {
  // the first call loads the client
  beforeAll(async () => {
    const { shop } = shopOver(() => wishListOf([]))
    await createWishListStore(shop, { notices: { show: () => '' }, messages: cs, isSignedIn: () => true }).load()
  })

  it('B4.10 C7.61 a toggle shows immediately, and in the end every tab matches the server', async () => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...issues), { maxLength: 8 }),
      script,
      async (s, plan, steps) => {
        const world = createWorld(s, plan)
        const tabs = [world.tab(), world.tab()]
        const open: Promise<unknown>[] = []
        for (const step of steps) {
          if (step === 'turn') {
            if (s.count() > 0) await s.waitOne()
            continue
          }
          const store = tabs[step.tab] as WishListStore
          const before = store.getState().variantIds.has(step.variantId)
          open.push(store.toggle(step.variantId))
          expect(store.getState().variantIds.has(step.variantId)).toBe(!before)
          expect(store.getState().pending.has(step.variantId)).toBe(true)
        }
        for (let idle = 0; idle < 3; idle += 1) {
          await macrotask()
          if (s.count() === 0) continue
          await s.waitAll()
          idle = -1
        }
        await Promise.all(open)
        const truth = [...world.listed()].sort((a, b) => a - b)
        for (const store of tabs) {
          expect(shown(store)).toEqual(truth)
          expect(store.getState().pending.size).toBe(0)
        }
      },
    )
    await fc.assert(property, { numRuns: Number(process.env['MODEL_RUNS'] ?? 300) })
  }, 240_000)
})
