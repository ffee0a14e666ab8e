import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCartStore } from '../../cart/store.ts'
import { emptyCart } from '../../cart/empty.ts'
import { openSession } from './testing/session.ts'

describe('session loaded', () => {
  it('C4.33 C4.34 fires exactly once after page view, cart and user, in any order', async () => {
    const event = fc.constantFrom('pageView', 'cart', 'user', 'listen')
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 10 }), async (events) => {
        const { session, cart, shop } = openSession()
        const fired = new Map<number, number>()
        const seen = new Set<string>()
        let listeners = 0
        for (const [version, name] of events.entries()) {
          if (name === 'listen') {
            const own = listeners++
            session.onSessionLoaded(() => void fired.set(own, (fired.get(own) ?? 0) + 1))
          } else seen.add(name)
          if (name === 'pageView') session.recordPageView()
          if (name === 'cart') cart.receive({ ...emptyCart(shop), id: 'c', version })
          if (name === 'user') await session.loadUser()
          const isLoaded = seen.size === 3
          expect(session.getState().sessionLoaded).toBe(isLoaded)
          expect(fired).toEqual(new Map(Array.from({ length: isLoaded ? listeners : 0 }, (_, own) => [own, 1])))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('C4.33 fires at the start of a page with a page view', async () => {
    const { session } = openSession()
    let fired = 0
    session.onSessionLoaded(() => void (fired += 1))
    const stop = session.onSessionLoaded(() => void (fired += 10))
    stop()
    session.recordPageView()
    expect(fired).toBe(0)
    await session.start()
    await session.start()
    session.recordPageView()
    expect([fired, session.getState().sessionLoaded]).toEqual([1, true])
  })

  it('C4.33 fires with a state loaded by the server', () => {
    const { shop, session: server } = openSession()
    const initial = { ...server.snapshot(), done: ['user', 'userFetched', 'cart'] as const }
    const cart = createCartStore(shop, { initial: emptyCart(shop) }).getState().cart
    const { session } = openSession({ initial, cart: { initial: cart } })
    expect(session.getState().sessionLoaded).toBe(false)
    session.recordPageView()
    expect(session.getState().sessionLoaded).toBe(true)
  })
})
