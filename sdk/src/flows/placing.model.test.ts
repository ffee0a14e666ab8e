import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createCartStore } from '../cart/store.ts'
import { faultPlan, lineScript, play, type CallResults } from '../cart/testing/history.ts'
import { failureOf, warmUp } from '../cart/testing/property.ts'
import { createWorld } from '../cart/testing/world.ts'
import type { PlaceOrderParams } from '../checkout/types.ts'
import type { Shop } from '../transport/context.ts'
import { type IntentPort, memoryIntentPort } from './intents.ts'
import { createOrderFlow, type OrderFlow } from './order-flow.ts'

beforeAll(warmUp)

const placement = { shipper: 1 } as unknown as PlaceOrderParams

/** Actions of the shopper on the last page: place the order, place it again, reload, in either tab. */
const ending = fc.array(
  fc.record({
    tab: fc.nat({ max: 1 }),
    do: fc.constantFrom('place' as const, 'place' as const, 'reload' as const),
    steps: fc.constantFrom(0, 1, 3, 40),
  }),
  { minLength: 1, maxLength: 5 },
)

/** The last page of the checkout. After `leave` it sends and stores nothing; earlier requests may still arrive. */
function openPage(shop: Shop, intents: IntentPort): { readonly flow: OrderFlow; readonly leave: () => void } {
  let open = true
  const fetch: typeof globalThis.fetch = (...request) => (open ? shop.config.fetch(...request) : new Promise(() => {}))
  const port: IntentPort = { read: () => intents.read(), write: (intent) => void (open && intents.write(intent)) }
  const flow = createOrderFlow({ ...shop, config: { ...shop.config, fetch } }, { intents: port })
  return {
    flow,
    leave() {
      open = false
    },
  }
}

it('places exactly one order in each of 200 histories', async () => {
  // any cart, ordered over any network in any tab, becomes one order and then no longer exists
  const placesOnce = fc.asyncProperty(
    fc.scheduler(),
    faultPlan,
    faultPlan,
    lineScript,
    ending,
    async (s, before, during, script, presses) => {
      const world = createWorld(s, before)
      const tabs = [0, 1].map(() => {
        const { shop, options } = world.tab()
        const intents = memoryIntentPort()
        return { intents, store: createCartStore(shop, options), page: openPage(world.tab().shop, intents) }
      })
      const results: CallResults = {
        done: 0,
        unknown: 0,
        kills: 0,
        adds: [],
        clears: [],
        removed: [new Set(), new Set()],
      }
      const stores = tabs.map(({ store }) => store)
      await play(stores, world, script, [], results, (verb) => verb)
      // the cart must not be empty
      void stores[0]?.addItem({ variantId: 9, amount: 1 })
      await world.quiet()
      const earlier = world.server.orders.length
      const { items, id } = world.server.truth(world.tokens.get('cart'))

      world.setFaults(during)
      const placed: string[] = []
      const note = async (answer: ReturnType<OrderFlow['resume']>) => {
        const result = await answer
        if (result?.ok) placed.push(result.data.order.code)
      }
      for (const press of presses) {
        const tab = tabs[press.tab] as (typeof tabs)[number]
        if (press.do === 'place') void note(tab.page.flow.place(placement))
        else {
          tab.page.leave()
          tab.page = openPage(world.tab().shop, tab.intents)
          void note(tab.page.flow.resume())
        }
        await world.steps(press.steps)
      }
      await world.quiet()
      // unknown outcomes are resolved by `resume`; rejected orders are placed again
      for (let round = 0; round < 15; round++) {
        for (const tab of tabs) void note(tab.page.flow.resume())
        await world.quiet()
        if (placed.length > 0 || items.length === 0) continue
        void note((tabs[round % 2] as (typeof tabs)[number]).page.flow.place(placement))
        await world.quiet()
      }

      const orders = world.server.orders.slice(earlier)
      // the cart is empty, because every add was lost
      const expected = items.length === 0 ? [] : [{ code: orders[0]?.code, cart: id, lines: items.length }]
      expect(orders).toEqual(expected)
      expect(new Set(placed)).toEqual(new Set(expected.map(({ code }) => code)))
      expect(tabs.map(({ page }) => page.flow.getState().status)).not.toContain('verifying')
      expect(world.server.truth(world.tokens.get('cart')).items).toEqual([])
    },
  )
  expect(await failureOf(placesOnce, Number(process.env['MODEL_RUNS'] ?? 200))).toBeNull()
}, 240_000)
