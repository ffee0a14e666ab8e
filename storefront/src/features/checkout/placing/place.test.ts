import { memoryTokens } from '@vanek/sdk'
import type { PlaceOrderParams } from '@vanek/sdk/checkout'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetTyped } from '../../../lib/session/verifying-cookie.ts'
import { type Call, pageEnv, refusal } from '../../../testing/page-env.ts'
import { type OwnedIntent, placeFrom, resumePlacing } from './place.ts'

const owners = { jana: '7', petr: '8', guest: 'guest', unknown: null }
type Who = keyof typeof owners

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const placement = { name: 'Eva Nováková' } as PlaceOrderParams
const isPlace = ({ path }: Call) => path === '/api/v1/cart/place'

/** A visitor in the browser's tab whose order succeeds, or whose response is lost. */
function enter(who: Who, isLost = false) {
  const owner = owners[who]
  const user = () => (owner ? Response.json({ id: owner }) : refusal(500, 'server'))
  const { env, calls, cookies } = pageEnv(
    (call) => {
      if (call.path === '/api/v1/user') return user()
      if (!isPlace(call)) return new Response(null, { status: 204 })
      if (isLost) throw new TypeError('connection lost')
      return Response.json({ order: { code: '2600001' }, payment: { redirectUrl: null } }, { status: 201 })
    },
    {
      tokens: memoryTokens({ cart: 'token', ...(who !== 'guest' && { auth: who }) }),
      cookies: { vanek_verifying: '1' },
    },
  )
  const own = { ...env, server: false }
  return {
    cookies,
    /** Each sent order. */
    sent: () => calls.filter(isPlace).map(({ key, body }) => ({ key, body })),
    order: (key = 'key-of-the-form') => placeFrom(own, placement, { key, owner }),
    resume: (posted: OwnedIntent | null = null) => resumePlacing(own, posted),
  }
}

/** Places an order whose response is lost. */
async function orderIsLost(who: Who): Promise<OwnedIntent> {
  const { order } = enter(who, true)
  const placing = await order()
  if (placing.status !== 'verifying' || !placing.sent) throw new Error('The order was not lost')
  return placing.sent
}

describe('an order whose response was lost', () => {
  it.each<Who>(['jana', 'guest'])('is retried by %s, who sent it: from the tab or from the page', async (who) => {
    const sent = await orderIsLost(who)
    const first = { key: 'key-of-the-form', body: placement }
    const again = enter(who)
    expect(await again.resume()).toMatchObject({ status: 'placed' })
    storage.clear()
    expect(await again.resume(sent)).toMatchObject({ status: 'placed' })
    expect(again.sent()).toEqual([first, first])
  })

  it.each<[Who, Who]>([
    ['jana', 'petr'],
    ['jana', 'guest'],
    ['guest', 'jana'],
  ])('of %s is never sent by %s: it is forgotten', async (before, next) => {
    const sent = await orderIsLost(before)
    expect(storage.get('vanek_intent')).toContain('Eva Nováková')
    const { resume, sent: ofNext, cookies } = enter(next)
    expect(await resume(sent)).toEqual({ status: 'forgotten' })
    expect(await resume()).toEqual({ status: 'forgotten' })
    expect([ofNext(), storage.size, cookies.size]).toEqual([[], 0, 0])
  })

  it('is a new order when somebody else sends the same one', async () => {
    await orderIsLost('jana')
    const { order, sent } = enter('petr')
    expect(await order('key-of-petr')).toMatchObject({ status: 'placed' })
    expect([sent(), storage.size]).toEqual([[{ key: 'key-of-petr', body: placement }], 0])
  })

  it('is waited for while the owner is unknown; then it is the same order', async () => {
    const sent = await orderIsLost('jana')
    const unsure = enter('unknown')
    expect(await unsure.resume()).toEqual({ status: 'verifying', sent: null })
    expect(await unsure.resume(sent)).toEqual({ status: 'verifying', sent })
    expect([unsure.sent(), unsure.cookies.size]).toEqual([[], 1])
    expect(await enter('jana').resume()).toMatchObject({ status: 'placed' })
  })

  it('leaves nothing after typed input is deleted', async () => {
    await orderIsLost('jana')
    storage.set('vanek_details', '7\n{"note":"zvonek"}')
    const { cookies } = enter('jana')
    forgetTyped({ remove: (name) => void cookies.delete(name) })
    expect([storage.size, cookies.size]).toEqual([0, 0])
  })
})

describe('an order that is in flight elsewhere', () => {
  it('is verified, not refused, when each try meets it', async () => {
    const { env, calls, cookies } = pageEnv((call) =>
      isPlace(call) ? refusal(409, 'idempotency_conflict') : new Response(null, { status: 204 }),
    )
    const key = 'key-of-the-form'
    const sent = { owner: owners.guest, intent: { key, placement } }
    expect(await placeFrom(env, placement, { key, owner: owners.guest })).toEqual({ status: 'verifying', sent })
    expect(new Set(calls.filter(isPlace).map((call) => call.key))).toEqual(new Set([key]))
    expect(cookies.get('vanek_verifying')).toBe('1')
  })
})
