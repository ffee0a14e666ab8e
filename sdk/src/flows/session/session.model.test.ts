import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, warmUp } from '../../cart/testing/property.ts'
import type { SessionOptions } from './types.ts'
import { createBrowser, type Mishap, type Tab } from './testing/browser.ts'
import { credentials } from './testing/customers.ts'

const tab = fc.nat({ max: 2 })
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      tab,
      item: fc.record({ variantId: fc.integer({ min: 1, max: 3 }), amount: fc.constant(1) }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('signIn' as const),
      tab,
      who: fc.constantFrom('jana', 'firma', 'omezena', 'nobody'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('signOut' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('revoke' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recheck' as const), tab }) },
)
const script = fc.array(fc.record({ action, steps: fc.nat({ max: 5 }) }), { maxLength: 10 })
const perfect = fc.constant<readonly Mishap[]>([])
const shaky = fc.array(fc.constantFrom<Mishap>('none', 'none', 'none', 'lostBefore', 'lostAfter'), { maxLength: 12 })

const summary = ({
  id,
  items,
}: {
  readonly id: string | null
  readonly items: readonly { readonly variantId: number | null; readonly amount: number }[]
}) => ({
  id,
  lines: items.map(({ variantId, amount }) => [variantId, amount]),
})

interface Counts {
  done: number
  /** Number of tokens that became invalid. */
  ended: number
}

/**
 * After any actions in two or three tabs, all tabs show the customer and the cart of the back end, no added line is
 * lost, and every expiry was shown once.
 */
const agrees = (mishaps: fc.Arbitrary<readonly Mishap[]>, more: Partial<SessionOptions> = {}) =>
  fc.asyncProperty(fc.scheduler(), mishaps, fc.integer({ min: 2, max: 3 }), script, async (s, plan, count, steps) => {
    const browser = createBrowser(s, plan, more)
    const { accounts, tokens } = browser
    const tabs = Array.from({ length: count }, () => browser.openTab())
    const counts: Counts = { done: 0, ended: 0 }
    const open = new Set<Promise<unknown>>()
    const track = <T>(verb: Promise<T>): Promise<T> => {
      open.add(verb)
      void verb.then(() => open.delete(verb))
      return verb
    }
    for (const { session } of tabs) void track(session.start())
    for (const { action: own, steps: pause } of steps) {
      const { session, cart } = tabs[own.tab % count] as Tab
      if (own.do === 'add') {
        void track(cart.addItem(own.item)).then((result) => {
          if (result.ok) counts.done += 1
          // as a page does after a rejection
          if (!result.ok && result.error.code === 'unauthorized') session.expire()
        })
      } else if (own.do === 'signIn') {
        // a restricted customer is signed out at once
        if (own.who === 'omezena') counts.ended += 1
        void track(session.signIn(credentials(own.who)))
      } else if (own.do === 'signOut') {
        // another tab may send the dead token before the message arrives
        counts.ended += 1
        void track(session.signOut())
      } else if (own.do === 'recheck') void track(session.recheck())
      else {
        accounts.revokeAll()
        counts.ended += 1
        void track(session.loadUser({ force: true }))
      }
      await browser.steps(pause)
    }
    await browser.quiet()
    // a lost response is noticed only by another request
    if (plan.length > 0)
      for (const { session, cart } of tabs) void Promise.all([track(session.recheck()), track(cart.refresh())])
    await browser.quiet()

    expect(open.size).toBe(0)
    const owner = accounts.ownerOf(tokens.get('auth'))
    const truth = summary(accounts.cartOf(owner, tokens.get('cart')))
    expect(tokens.has('auth')).toBe(owner !== undefined)
    for (const { session, cart } of tabs) {
      const { status, user, pending } = session.getState()
      expect({ status, user: user?.id, pending }).toEqual({
        status: owner === undefined ? 'guest' : 'customer',
        user: owner,
        pending: null,
      })
      expect([summary(cart.getState().cart), [...cart.getState().pending], cart.getState().stale]).toEqual([
        truth,
        [],
        false,
      ])
    }
    const reachable = accounts.reachable(tokens.get('cart'))
    expect(reachable).toBeGreaterThanOrEqual(counts.done)
    // a line whose response was lost may be sent once more when its cart was merged meanwhile
    if (plan.length === 0) expect(reachable).toBe(counts.done)
    const prompts = tabs.flatMap(({ notices }) => notices.getState().filter(({ code }) => code === 'session_expired'))
    if (plan.length === 0) expect(prompts.length).toBeLessThanOrEqual(counts.ended)
  })

const histories = (usual: number) => Number(process.env['MODEL_RUNS'] ?? usual)

describe('session with random histories in several tabs', () => {
  beforeAll(warmUp)

  it('C4.05 C4.10 C4.14 C4.15 C4.17 all tabs agree with the back end in the end, and no line is lost', async () => {
    expect(await failureOf(agrees(perfect), histories(250))).toBeNull()
  }, 120_000)

  it('holds with lost requests and responses', async () => {
    expect(await failureOf(agrees(shaky), histories(150))).toBeNull()
  }, 120_000)

  it('detects tabs without a channel', async () => {
    const { failed } = await fc.check(agrees(perfect, { channel: undefined }), { numRuns: 300, endOnFailure: true })
    expect(failed).toBe(true)
  }, 60_000)
})
