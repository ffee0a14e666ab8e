import fc from 'fast-check'
import { expect } from 'vitest'
import type { Result } from '../../kernel/result.ts'
import type { CartStore } from '../store.ts'
import { mostPieces } from './model-cart.ts'
import type { ModelRequest } from './model-server.ts'
import type { Make } from './property.ts'
import { createWorld, type Fault } from './world.ts'

// sometimes enough for all attempts of a lost add
const steps = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 15 }))
const variantId = fc.integer({ min: 1, max: 2 })
const pieces = fc.integer({ min: 1, max: 4 })
/** Number of lost requests of an add: none, all attempts, or those of the retry as well; with or without an effect. */
const lost = fc.record({
  requests: fc.constantFrom(0, 0, 3, 6),
  fault: fc.constantFrom<Fault>('dropBefore', 'dropAfter'),
})
const sound = fc.constant<{ requests: number; fault: Fault }>({ requests: 0, fault: 'none' })

/** Many changes of few goods, in quick succession. */
const changes = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('add' as const), variantId, amount: pieces, steps, lost }),
    fc.record({ do: fc.constant('batch' as const), variantId, amount: pieces, steps, lost }),
    fc.record({ do: fc.constant('set' as const), variantId, amount: fc.nat({ max: 4 }), steps, lost: sound }),
    fc.record({ do: fc.constant('remove' as const), variantId, amount: fc.constant(0), steps, lost: sound }),
  ),
  { minLength: 2, maxLength: 12 },
)

type Change = typeof changes extends fc.Arbitrary<(infer C)[]> ? C : never

/** Applies a change to goods in the cart; null if there are none. */
function perform(store: CartStore, change: Change, n: number): Promise<Result<unknown>> | null {
  const { variantId, amount } = change
  // the model server needs numbered adds
  const item = { variantId, amount, custom: { n } }
  if (change.do === 'add') return store.addItem(item)
  if (change.do === 'batch') return store.addItems([item])
  const line = store.getState().cart.items.find((own) => own.variantId === variantId)
  if (!line) return null
  return change.do === 'set' ? store.setAmount(line.id, amount) : store.removeItem(line.id)
}

interface Done {
  readonly change: Change
  result?: Result<unknown>
}

/**
 * Possible amounts of a variant after a change, by its result: done, rejected or unknown. A rejection is caused by the
 * pieces that are already there, unless a lost add arrived late.
 */
function amountsAfter(held: readonly number[], { change, result }: Done, late: boolean): readonly number[] {
  const isAdded = change.do === 'add' || change.do === 'batch'
  const next = (before: number) => (isAdded ? before + change.amount : change.amount)
  const done = held.map(next).filter((amount) => amount <= mostPieces)
  if (!result || result.ok) return done
  if (result.error.outcome === 'none') return held.filter((before) => late || next(before) > mostPieces)
  return change.lost.requests > 0 ? [...new Set([...held, ...done])] : []
}

/** The number of a request's add. */
function addOf({ body }: ModelRequest): number | undefined {
  const { custom, items = [] } = (body ?? {}) as { custom?: { n: number }; items?: { custom: { n: number } }[] }
  return (custom ?? items[0]?.custom)?.n
}

/**
 * However fast the changes are, the cart ends as if each had waited for the one before. Only an add whose responses
 * were lost may have an unknown outcome.
 */
export const asOneByOne = (make: Make) =>
  fc.asyncProperty(fc.scheduler(), changes, async (s, script) => {
    const lost = new Map<number, number>()
    const fateOf = (request: ModelRequest): Fault => {
      const n = addOf(request) ?? -1
      const times = lost.get(n) ?? 0
      lost.set(n, times + 1)
      const own = script[n]?.lost
      return own && times < own.requests ? own.fault : 'none'
    }
    const world = createWorld(s, [], { lock: false, fateOf })
    const { shop, options } = world.tab()
    const store = make(shop, { ...options, lock: undefined })
    const done: Done[] = []
    for (const [n, change] of script.entries()) {
      const verb = perform(store, change, n)
      if (verb) {
        const own: Done = { change }
        done.push(own)
        void verb.then((result) => (own.result = result))
      }
      await world.steps(change.steps)
    }
    await world.quiet()
    const late = script.some(({ lost }) => lost.requests > 0)
    const expected = new Map<number, readonly number[]>()
    for (const own of done) {
      expect(own.result).toBeDefined()
      const { variantId } = own.change
      expected.set(variantId, amountsAfter(expected.get(variantId) ?? [0], own, late))
    }
    const { items } = world.server.truth(world.tokens.get('cart'))
    for (const [variantId, amounts] of expected)
      expect(amounts).toContain(items.find((item) => item.variantId === variantId)?.amount ?? 0)
  })
