import fc from 'fast-check'
import { expect } from 'vitest'
import type { CartStore } from '../store.ts'
import { mostPieces } from './model-cart.ts'
import type { Make } from './property.ts'
import { createWorld } from './world.ts'

const steps = fc.nat({ max: 3 })
const variantId = fc.integer({ min: 1, max: 2 })
const pieces = fc.integer({ min: 1, max: 4 })

/** Many changes of few goods, in quick succession. */
const changes = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('add' as const), variantId, amount: pieces, steps }),
    fc.record({ do: fc.constant('batch' as const), variantId, amount: pieces, steps }),
    fc.record({ do: fc.constant('set' as const), variantId, amount: fc.nat({ max: 4 }), steps }),
    fc.record({ do: fc.constant('remove' as const), variantId, amount: fc.constant(0), steps }),
  ),
  { minLength: 2, maxLength: 12 },
)

type Change = typeof changes extends fc.Arbitrary<(infer C)[]> ? C : never

/** What a shopper does to goods they see; false where there is nothing to do it to. */
function perform(store: CartStore, change: Change): boolean {
  const { variantId, amount } = change
  // the model's back end wants adds numbered
  const item = { variantId, amount, custom: { n: 0 } }
  if (change.do === 'add') void store.addItem(item)
  else if (change.do === 'batch') void store.addItems([item])
  else {
    const line = store.getState().cart.items.find((own) => own.variantId === variantId)
    if (!line) return false
    void (change.do === 'set' ? store.setAmount(line.id, amount) : store.removeItem(line.id))
  }
  return true
}

/** However quickly it is done: over a sound network the cart ends as if each change had waited for the one before. */
export const asOneByOne = (make: Make) =>
  fc.asyncProperty(fc.scheduler(), changes, async (s, script) => {
    const world = createWorld(s, [], { lock: false })
    const { shop, options } = world.tab()
    const store = make(shop, { ...options, lock: undefined })
    const expected = new Map<number, number>()
    for (const change of script) {
      const before = expected.get(change.variantId) ?? 0
      const isAdded = change.do === 'add' || change.do === 'batch'
      if (perform(store, change)) {
        const after = isAdded ? before + change.amount : change.amount
        if (after <= mostPieces) expected.set(change.variantId, after)
      }
      await world.steps(change.steps)
    }
    await world.quiet()
    const { items } = world.server.truth(world.tokens.get('cart'))
    const amounts = (entries: Iterable<readonly [number | null | undefined, number]>) =>
      [...entries].filter(([, amount]) => amount > 0).sort(([a], [b]) => (a ?? 0) - (b ?? 0))
    expect(amounts(items.map((item) => [item.variantId, item.amount]))).toEqual(amounts(expected))
  })
