import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callShop } from '../transport/call.ts'
import { json, testShop } from '../transport/testing/test-shop.ts'
import type { Shop } from '../transport/context.ts'
import { createCartStore, type CartState, type CartStore, type CartStoreOptions } from './store.ts'
import { createNaiveStore } from './testing/naive-store.ts'
import { createWorld, faults, type Fault, type World } from './testing/world.ts'
import type { Cart } from './types.ts'

type Make = (shop: Shop, options: CartStoreOptions) => CartStore

const tab = fc.nat({ max: 1 })
const variantId = fc.integer({ min: 1, max: 3 })
const amount = fc.integer({ min: 1, max: 4 })
const line = fc.nat({ max: 3 })
const action = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('add' as const), tab, variantId, amount }), weight: 5 },
  { arbitrary: fc.record({ do: fc.constant('set' as const), tab, line, amount }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('remove' as const), tab, line }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('load' as const), tab }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('receive' as const), tab, line }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('kill' as const) }), weight: 1 },
)
const plan = fc.array(fc.oneof({ weight: 2, arbitrary: fc.constant<Fault>('none') }, fc.constantFrom(...faults)), {
  maxLength: 14,
})
const script = fc.array(fc.record({ action, steps: fc.nat({ max: 4 }) }), { maxLength: 10 })

interface Step {
  readonly action: typeof action extends fc.Arbitrary<infer A> ? A : never
  readonly steps: number
}

const essence = ({ id, version, items }: Cart) => ({
  id,
  version,
  lines: items.map((item) => [item.id, item.variantId, item.amount]),
})

/** Watches what a shopper would see: never less than nothing, nothing twice, never an older cart than before. */
function watch(store: CartStore, seen: Cart[], problems: string[], most: () => number) {
  const gone = new Set<string>()
  let last: CartState = store.getState()
  store.subscribe(() => {
    const next = store.getState()
    const { id, version, items } = next.cart
    if (next.count < 0 || items.some((item) => item.amount < 1)) problems.push(`count ${next.count}`)
    if (next.count > most()) problems.push(`count ${next.count} of ${most()} ever asked for`)
    if (id === last.cart.id && version < last.cart.version)
      problems.push(`version ${last.cart.version} then ${version}`)
    if (last.cart.id !== null && last.cart.id !== id) gone.add(last.cart.id)
    if (id !== null && gone.has(id)) problems.push(`cart ${id} came back`)
    if (next.pending.size > 0 && !next.stale) problems.push('pending, yet totals not marked stale')
    if (next.pending.size === 0 && !next.stale) seen.push(next.cart)
    last = next
  })
}

/** What the verbs said about adds, in pieces. */
interface Said {
  done: number
  unknown: number
}

async function act(stores: readonly CartStore[], world: World, actions: readonly Step[], seen: readonly Cart[]) {
  const open = new Set<Promise<unknown>>()
  const track = <T>(verb: Promise<T>): Promise<T> => {
    open.add(verb)
    void verb.then(() => open.delete(verb))
    return verb
  }
  const said: Said = { done: 0, unknown: 0 }
  let kills = 0
  for (const { action, steps } of actions) {
    const store = stores['tab' in action ? action.tab % stores.length : 0]!
    const { items } = store.getState().cart
    const item = 'line' in action && items.length > 0 ? items[action.line % items.length] : undefined
    if (action.do === 'add') {
      const { variantId, amount } = action
      world.asked += amount
      void track(store.addItem({ variantId, amount })).then((result) => {
        if (result.ok) said.done += amount
        else if (result.error.outcome === 'unknown') said.unknown += amount
      })
    }
    if (action.do === 'set' && item) {
      world.asked += action.amount
      void track(store.setAmount(item.id, action.amount))
    }
    if (action.do === 'remove' && item) void track(store.removeItem(item.id))
    if (action.do === 'load') void track(store.load())
    if (action.do === 'receive' && seen.length > 0) store.receive(seen[action.line % seen.length]!)
    if (action.do === 'kill' && ++kills) world.server.kill(world.tokens.get('cart'))
    await world.steps(steps)
  }
  await world.quiet()
  // that a cart died is not heard of unless somebody asks
  if (kills > 0) for (const store of stores) void track(store.refresh())
  await world.quiet()
  return { kills, said, unanswered: open.size }
}

const property = (make: Make) =>
  fc.asyncProperty(fc.scheduler(), plan, script, fc.boolean(), async (s, faultPlan, actions, twoTabs) => {
    // a single tab must do without the lock
    const world = createWorld(s, faultPlan, { lock: twoTabs })
    const problems: string[] = []
    const seen: Cart[] = []
    const tabs = (twoTabs ? [world.tab(), world.tab()] : [world.tab()]).map(({ shop, options }) => make(shop, options))
    for (const store of tabs) watch(store, seen, problems, () => world.asked)
    const { kills, said, unanswered } = await act(tabs, world, actions, seen)

    expect(problems).toEqual([])
    expect(unanswered).toBe(0)
    expect(world.delivered.size).toBeLessThanOrEqual(1 + kills)
    if (kills === 0 && world.server.applied.size <= 1) {
      const [added = 0] = world.server.applied.values()
      expect(added).toBeGreaterThanOrEqual(said.done)
      expect(added).toBeLessThanOrEqual(said.done + said.unknown)
    }
    const truth = world.server.truth(world.tokens.get('cart'))
    for (const store of tabs) {
      const { cart, loaded, pending, stale, count } = store.getState()
      if (!loaded) continue
      expect(essence(cart)).toEqual(essence(truth))
      expect(cart.prices).toEqual(truth.prices)
      expect({ pending: [...pending], stale }).toEqual({ pending: [], stale: false })
      expect(count).toBe(truth.items.reduce((sum, item) => sum + item.amount, 0))
    }
  })

describe('the cart under random commands, tabs and networks', () => {
  // the first use loads the client, which takes longer than the scheduler waits
  beforeAll(() => callShop(testShop({ fetch: async () => json({}) }), (api) => api.GET('/api/v1/cart')))

  it('always ends in the truth of the server, with nothing pending and never two carts', async () => {
    const numRuns = Number(process.env['MODEL_RUNS'] ?? 500)
    const report = await fc.check(property(createCartStore), { numRuns })
    expect(report.failed, fc.defaultReportMessage(report)).toBe(false)
  }, 120_000)

  it('would notice a store that just takes the last answer', async () => {
    const { failed } = await fc.check(property(createNaiveStore), { numRuns: 500, endOnFailure: true })
    expect(failed).toBe(true)
  }, 60_000)

  it('would notice tabs that make a cart each', async () => {
    const lockless: Make = (shop, options) => createCartStore(shop, { ...options, lock: undefined })
    const { failed } = await fc.check(property(lockless), { numRuns: 2000, endOnFailure: true })
    expect(failed).toBe(true)
  }, 60_000)
})
