import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DataLayer } from '@vanek/sdk/integrations/data-layer'
import { purchaseEvent, searchEvent, type TrackingEvent } from '@vanek/sdk/tracking'
import { orderOf } from '../../tracking/testing/goods.ts'
import { browserOf } from './testing/browser.ts'

const tab = fc.constantFrom(0 as const, 1 as const)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('event' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('order' as const), tab, code: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('load' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('decide' as const), allowed: fc.constantFrom(true, false, null) }),
  },
)

/** Expected pushes for a history by tab; a direct implementation of the rules. */
function createModel(first: boolean | null) {
  let allowed = first
  const pushed: string[][] = [[], []]
  const waiting: string[][] = [[], []]
  const push = (tab: number, what: string) => {
    if (what.startsWith('order') && pushed.flat().includes(what)) return
    pushed[tab]!.push(what)
  }
  return {
    pushed,
    happen(tab: number, what: string) {
      if (allowed) push(tab, what)
      else if (allowed === null) waiting[tab]!.push(what)
    },
    decide(next: boolean | null) {
      allowed = next
      if (next === null) return
      for (const [tab, list] of waiting.entries()) for (const what of list.splice(0)) if (next) push(tab, what)
    },
    waits: () => waiting.flat().length,
  }
}

it('no event is lost, duplicated, reordered or reported without consent', () => {
  const property = fc.property(
    fc.constantFrom(true, false, null),
    fc.constantFrom(0, 400, Number.POSITIVE_INFINITY),
    fc.array(step, { maxLength: 60 }),
    (first, keeps, steps) => {
      const browser = browserOf(first, { keeps })
      const model = createModel(first)
      const shown: DataLayer[] = [browser.open(0), browser.open(1)]
      let count = 0
      const happen = (tab: number, what: string, event: TrackingEvent | null) => {
        if (event) shown[tab]!.track(event)
        model.happen(tab, what)
      }
      for (const own of steps) {
        const before = browser.layer.length
        if (own.kind === 'event') {
          count += 1
          happen(own.tab, `search ${own.tab}-${count}`, searchEvent(`search ${own.tab}-${count}`))
        } else if (own.kind === 'order') {
          happen(own.tab, `order ${own.code}`, purchaseEvent({ ...orderOf([]), code: `order ${own.code}` }))
        } else if (own.kind === 'decide') {
          browser.decide(own.allowed)
          model.decide(own.allowed)
        } else if (keeps === Number.POSITIVE_INFINITY) shown[own.tab] = browser.open(own.tab)
        expect(browser.allowed() === true || browser.layer.length === before).toBe(true)
      }
      browser.decide(true)
      model.decide(true)
      expect(browser.names(0)).toEqual(model.pushed[0])
      expect(browser.names(1)).toEqual(model.pushed[1])
      expect(model.waits()).toBe(0)
    },
  )
  fc.assert(property, { numRuns: Number(process.env['MODEL_RUNS'] ?? 500) })
})
