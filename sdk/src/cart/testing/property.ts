import fc from 'fast-check'
import { expect } from 'vitest'
import { callShop } from '../../transport/call.ts'
import type { Shop } from '../../transport/context.ts'
import { json, testShop } from '../../transport/testing/test-shop.ts'
import type { CartStore, CartStoreOptions } from '../store.ts'
import type { Cart } from '../types.ts'
import { faultPlan, play, type CallResults, type Step } from './history.ts'
import { watch } from './watch.ts'
import { createWorld, type World } from './world.ts'

export type Make = (shop: Shop, options: CartStoreOptions) => CartStore

const summary = ({ id, version, items, coupon, credits, prices }: Cart) => ({
  ...{ id, version, coupon: coupon?.code ?? null, credits, prices },
  lines: items.map((item) => [item.id, item.variantId, item.amount]),
})

/** Items added before the cart was cleared must be gone afterwards, and items added later must not be lost. */
function clearFaults({ adds, clears }: CallResults, { server: { log } }: World): readonly string[] {
  return clears.flatMap(({ tab, order, calledAt, sentAt, remaining }) => {
    const within = log
      .slice(calledAt, sentAt)
      .map((own) => own.kind === 'clear' && own.tab === tab)
      .lastIndexOf(true)
    // it may have been empty already
    const cleared = within < 0 ? sentAt : calledAt + within
    // a later pending one replaced it
    const last = Math.max(...clears.filter((own) => own.tab === tab && own.sentAt === sentAt).map((own) => own.order))
    const ofTab = log.map(({ kind, n = -1 }) => (kind === 'add' && adds[n]?.tab === tab ? adds[n].order : null))
    return [
      ...remaining.map((id) => `line ${id} is there although the cart was emptied`),
      ...ofTab.slice(cleared).flatMap((own) => (own !== null && own < order ? ['an add came after it'] : [])),
      ...ofTab.slice(0, cleared).flatMap((own) => (own !== null && own > last ? ['a later add was lost'] : [])),
    ]
  })
}

/** Whatever the actions, their order and the network: in the end every tab shows the server's cart. */
export const settles = (make: Make, script: fc.Arbitrary<readonly Step[]>, tabCount = 2) =>
  fc.asyncProperty(fc.scheduler(), faultPlan, script, async (s, plan, steps) => {
    // a single tab must work without the lock
    const world = createWorld(s, plan, { lock: tabCount > 1 })
    const problems: string[] = []
    const seen: Cart[] = []
    const open = new Set<Promise<unknown>>()
    const track = <T>(verb: Promise<T>): Promise<T> => {
      open.add(verb)
      void verb.then(() => open.delete(verb))
      return verb
    }
    const removed = Array.from({ length: tabCount }, () => new Set<number>())
    const results: CallResults = { done: 0, unknown: 0, kills: 0, adds: [], clears: [], removed }
    const tabs = removed.map((gone) => {
      const { shop, options } = world.tab()
      const store = make(shop, options)
      watch(store, seen, problems, { most: () => world.requestedPieces, removed: gone })
      return store
    })
    await play(tabs, world, steps, seen, results, track)
    // the loss of a cart is noticed only by another request
    if (results.kills > 0) for (const store of tabs) void track(store.refresh())
    await world.quiet()

    expect(problems).toEqual([])
    expect(open.size).toBe(0)
    expect(clearFaults(results, world)).toEqual([])
    expect(world.delivered.size).toBeLessThanOrEqual(1 + results.kills)
    if (results.kills === 0 && world.server.applied.size <= 1) {
      const [added = 0] = world.server.applied.values()
      expect(added).toBeGreaterThanOrEqual(results.done)
      expect(added).toBeLessThanOrEqual(results.done + results.unknown)
    }
    const truth = world.server.truth(world.tokens.get('cart'))
    for (const gone of removed) expect(truth.items.filter(({ id }) => gone.has(id))).toEqual([])
    for (const store of tabs) {
      const { cart, loaded, pending, stale, count } = store.getState()
      if (!loaded) continue
      expect(summary(cart)).toEqual(summary(truth))
      expect({ pending: [...pending], stale }).toEqual({ pending: [], stale: false })
      expect(count).toBe(truth.items.reduce((sum, item) => sum + item.amount, 0))
    }
  })

/** The failure of a property, with the seed and path to reproduce it; null if it holds. */
export async function failureOf<T>(property: fc.IAsyncProperty<T>, numRuns: number): Promise<string | null> {
  const report = await fc.check(property, { numRuns, includeErrorInReport: true })
  return report.failed ? (fc.defaultReportMessage(report) ?? 'it failed') : null
}

/** The first use loads the client and other lazy modules, which takes longer than the scheduler waits. */
export const warmUp = async (): Promise<void> => {
  await callShop(testShop({ fetch: async () => json({}) }), (api) => api.GET('/api/v1/cart'))
  await Promise.all([import('../send-whole.ts'), import('../clean-up.ts'), import('../rules/batch-notices.ts')])
}
