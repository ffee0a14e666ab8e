import fc from 'fast-check'
import type { CartStore } from '../store.ts'
import type { Cart } from '../types.ts'
import { faults, type Fault, type World } from './world.ts'

const tab = fc.nat({ max: 1 })
const variantId = fc.integer({ min: 1, max: 3 })
const amount = fc.integer({ min: 1, max: 4 })
const line = fc.nat({ max: 3 })
const item = fc.record({ variantId, amount })

const add = fc.record({ do: fc.constant('add' as const), tab, item })
const set = fc.record({ do: fc.constant('set' as const), tab, line, amount: fc.nat({ max: 4 }) })
const remove = fc.record({ do: fc.constant('remove' as const), tab, line })
const batch = fc.record({
  do: fc.constant('batch' as const),
  tab,
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
})
const clear = fc.record({ do: fc.constant('clear' as const), tab })
const coupon = fc.record({
  do: fc.constant('coupon' as const),
  tab,
  code: fc.constantFrom('LETO', 'ZIMA', 'STARY', null),
})
const credits = fc.record({ do: fc.constant('credits' as const), tab, credits: fc.constantFrom(0, 3, 5, 9) })
const load = fc.record({ do: fc.constant('load' as const), tab })
const receive = fc.record({ do: fc.constant('receive' as const), tab, line })
// a token that is not valid any more, and a cart that was ordered in another browser
const kill = fc.record({ do: fc.constantFrom('kill' as const, 'order' as const) })

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
const common = [weighted(1, load), weighted(1, receive), weighted(1, kill)] as const

/** Histories that change lines. */
const lineAction = fc.oneof(weighted(5, add), weighted(4, set), weighted(2, remove), ...common)
/** Histories that change the whole cart as well. */
const wholeAction = fc.oneof(
  ...[weighted(4, add), weighted(2, set), weighted(1, remove), weighted(2, batch), weighted(3, clear)],
  ...[weighted(2, coupon), weighted(2, credits), ...common],
)

type Action = typeof wholeAction extends fc.Arbitrary<infer A> ? A : never
/** An action, and the number of scheduled tasks that run before the next one. */
export interface Step {
  readonly action: Action
  readonly steps: number
}

const scriptOf = (action: fc.Arbitrary<Action>): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.record({ action, steps: fc.nat({ max: 4 }) }), { maxLength: 10 })
export const lineScript = scriptOf(lineAction)
export const wholeScript = scriptOf(wholeAction)

/** Faults of the requests, in order; a fault may last until all retries have failed. */
export const faultPlan: fc.Arbitrary<readonly Fault[]> = fc
  .array(
    fc.record({
      fault: fc.oneof({ weight: 2, arbitrary: fc.constant<Fault>('none') }, fc.constantFrom(...faults)),
      times: fc.constantFrom(1, 1, 3),
    }),
    { maxLength: 9 },
  )
  .map((runs) => runs.flatMap(({ fault, times }) => Array.from({ length: times }, () => fault)))

interface Cleared {
  readonly tab: number
  /** Number of earlier calls. */
  readonly order: number
  /** Number of events at the time of the call, and when it was sent. */
  readonly calledAt: number
  readonly sentAt: number
  /** Lines that were in the cart at the time of the call and still are after it. */
  readonly remaining: readonly number[]
}

/** Results of the calls. */
export interface CallResults {
  /** Pieces that were added according to the results, and pieces with an unknown outcome. */
  done: number
  unknown: number
  kills: number
  /** Adds by number: their tab, and the number of earlier calls in it. */
  readonly adds: { readonly tab: number; readonly order: number }[]
  /** Calls that cleared the cart. */
  readonly clears: Cleared[]
  /** Lines that were removed, by tab. */
  readonly removed: readonly Set<number>[]
}

/** Runs a history; `run` tracks every call. */
export async function play(
  stores: readonly CartStore[],
  world: World,
  script: readonly Step[],
  seen: readonly Cart[],
  results: CallResults,
  track: <T>(verb: Promise<T>) => Promise<T>,
): Promise<void> {
  let order = 0
  const numbered = (own: number, { variantId, amount }: { variantId: number; amount: number }) => {
    world.requestedPieces += amount
    results.adds.push({ tab: own, order })
    return { variantId, amount, custom: { n: results.adds.length - 1 } }
  }

  const perform = ({ action }: Step) => {
    order += 1
    const own = 'tab' in action ? action.tab % stores.length : 0
    const store = stores[own] as CartStore
    const { items } = store.getState().cart
    const chosen = 'line' in action ? items[action.line % Math.max(1, items.length)] : undefined
    const count = (pieces: number, result: { ok: boolean; error?: { outcome: string } }, added = pieces) => {
      if (result.ok) results.done += added
      else if (result.error?.outcome === 'unknown') results.unknown += pieces
    }
    switch (action.do) {
      case 'add':
        return void track(store.addItem(numbered(own, action.item))).then((result) => count(action.item.amount, result))
      case 'batch': {
        const batchItems = action.items.map((item) => numbered(own, item))
        const pieces = batchItems.reduce((sum, { amount }) => sum + amount, 0)
        return void track(store.addItems(batchItems)).then((result) => {
          const added = result.ok ? batchItems.filter((_, index) => result.data.results[index]?.added) : []
          count(
            pieces,
            result,
            added.reduce((sum, { amount }) => sum + amount, 0),
          )
        })
      }
      case 'set':
        if (!chosen) return
        world.requestedPieces += action.amount
        return void track(store.setAmount(chosen.id, action.amount))
      case 'remove':
        if (!chosen) return
        return void track(store.removeItem(chosen.id)).then(({ ok }) => ok && results.removed[own]?.add(chosen.id))
      case 'clear': {
        const { log } = world.server
        const lines = () => world.server.truth(world.tokens.get('cart')).items.map(({ id }) => id)
        const [at, calledAt, before] = [order, log.length, lines()]
        return void track(store.clear()).then(({ ok }) => {
          const remaining = lines().filter((id) => before.includes(id))
          if (ok) results.clears.push({ tab: own, order: at, calledAt, sentAt: log.length, remaining })
        })
      }
      case 'coupon':
        return void track(action.code === null ? store.removeCoupon() : store.setCoupon(action.code))
      case 'credits':
        return void track(store.setCredits(action.credits))
      case 'load':
        return void track(store.load())
      case 'receive':
        return seen.length > 0 ? store.receive(seen[action.line % seen.length] as Cart) : undefined
      default:
        results.kills += 1
        return world.server[action.do](world.tokens.get('cart'))
    }
  }

  for (const step of script) {
    perform(step)
    await world.steps(step.steps)
  }
  await world.quiet()
}
