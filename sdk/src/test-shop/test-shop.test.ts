import { getUser } from '@vanek/sdk/account'
import { createCartStore, emptyCart, getCart } from '@vanek/sdk/cart'
import { getOrder } from '@vanek/sdk/orders'
import { register } from '@vanek/sdk/auth'
import { memoryTokens } from '@vanek/sdk'
import { createTestClock, createTestShop, refusal, type TestHandlers, type TestShopConfig } from '@vanek/sdk/testing'
import { describe, expect, it, vi } from 'vitest'

const cart = { ...emptyCart(createTestShop().shop), id: 'c-1' }

/** A guest with a cart. */
const withCart = (handlers: TestHandlers, config: TestShopConfig = {}) =>
  createTestShop(handlers, { tokens: memoryTokens({ cart: 'g-1' }), ...config })

describe('createTestShop', () => {
  it('responds by operation and records the requests', async () => {
    const { shop, requests } = createTestShop({
      getUserOrder: ({ params }) => refusal({ status: 404, code: 'not_found', title: `No order ${params['id']}` }),
    })
    const answer = await getOrder(shop, { id: 'a/b' })
    expect(answer).toMatchObject({ ok: false, error: { code: 'not_found', issues: [{ title: 'No order a/b' }] } })
    expect(requests).toMatchObject([
      { operation: 'getUserOrder', method: 'GET', path: '/api/v1/user/orders/a%2Fb', params: { id: 'a/b' } },
    ])
  })

  it('accepts responses added later, and names an operation without one', async () => {
    const { shop, answer } = withCart({})
    expect(await getCart(shop)).toMatchObject({
      ok: false,
      error: { code: 'not_answered', issues: [{ title: 'The test shop has no answer for getCart.' }] },
    })
    answer({ getCart: () => cart })
    expect(await getCart(shop)).toMatchObject({ ok: true, data: { id: 'c-1' } })
  })

  it('uses a fallback for other paths', async () => {
    const { shop } = withCart({}, { fallback: ({ path }) => (path === '/api/v1/cart' ? cart : undefined) })
    expect(await getCart(shop)).toMatchObject({ ok: true })
  })

  it('shows in the console what a handler or the fallback threw', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
    const mistake = new TypeError('Cannot read properties of undefined')
    const throwing = () => {
      throw mistake
    }
    expect(await getCart(withCart({ getCart: throwing }).shop)).toMatchObject({ error: { code: 'network' } })
    expect(shown).toHaveBeenCalledWith('getCart', mistake)
    await getCart(
      withCart({}, { endpoints: { shop: 'https://a.test', content: '', cdn: '' }, fallback: throwing }).shop,
    )
    expect(shown).toHaveBeenLastCalledWith('getCart', mistake)
    shown.mockClear()
    await getCart(withCart({ getCart: () => Promise.reject('cut') }).shop)
    expect(shown).not.toHaveBeenCalled()
    shown.mockRestore()
  })

  it('rejects responses that break the contract where they contain money', async () => {
    const { shop } = withCart({ getCart: () => ({ ...cart, version: 'one' as never }) })
    expect(await getCart(shop)).toMatchObject({ ok: false, error: { code: 'contract' } })
  })
})

describe('faults', () => {
  it('cut: the request never reaches the back end; a read is retried', async () => {
    let calls = 0
    const { shop, failNext, requests } = withCart({
      getCart: () => {
        calls += 1
        return cart
      },
    })
    failNext('cut')
    expect(await getCart(shop)).toMatchObject({ ok: true })
    expect([calls, requests.length]).toEqual([1, 2])
  })

  it('lost: the back end processes the request, but the response is lost', async () => {
    let calls = 0
    const { shop, failNext } = withCart({
      getCart: () => {
        calls += 1
        return cart
      },
    })
    failNext('lost', 'getCart')
    expect(await getCart(shop)).toMatchObject({ ok: true })
    expect(calls).toBe(2)
  })

  it('hang: only the timeout of the shop ends it', async () => {
    const { shop, failNext, clock } = withCart({ getCart: () => cart })
    for (let time = 0; time < 9; time += 1) failNext('hang')
    const answer = getCart(shop)
    await clock.advance(300_000)
    expect(await answer).toMatchObject({ ok: false, error: { code: 'timeout' } })
  })

  it('an error response, once and only for the given operation', async () => {
    const { shop, failNext } = withCart({
      getCart: () => cart,
      getUser: () => refusal({ status: 401, code: 'unauthorized' }),
    })
    failNext({ status: 409, code: 'cart_not_found', field: 'cart' }, 'getCart')
    expect(await getUser(shop)).toMatchObject({ error: { code: 'unauthorized' } })
    expect(await getCart(shop)).toMatchObject({ ok: false, error: { code: 'cart_not_found', status: 409 } })
    expect(await getCart(shop)).toMatchObject({ ok: true })
  })
})

it('pauses responses until they are resumed', async () => {
  const { shop, pause } = withCart({ getCart: () => cart })
  const resume = pause()
  const store = createCartStore(shop)
  const loading = store.load()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(store.getState().loaded).toBe(false)
  resume()
  await loading
  expect(store.getState().loaded).toBe(true)
})

it('types bodies by the contract', async () => {
  const emails: string[] = []
  const { shop } = createTestShop({
    register: ({ body }) => {
      emails.push(body.email)
      return refusal({ status: 422, code: 'validation', field: 'email' })
    },
  })
  const input = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.test',
    phone: '',
    password: 'x',
    passwordConfirmation: 'x',
  }
  await register(shop, {
    ...input,
    businessName: '',
    tin: '',
    vatin: '',
    isBusiness: false,
    newsletter: false,
    terms: true,
  })
  expect(emails).toEqual(['a@b.test'])
})

describe('createTestClock', () => {
  it('advances manually, resolves short sleeps immediately and long ones in order', async () => {
    const clock = createTestClock({ now: 5 })
    const woken: number[] = []
    await clock.sleep(200)
    for (const ms of [30_000, 10_000, 20_000]) void clock.sleep(ms).then(() => woken.push(clock.now()))
    await clock.advance(25_000)
    expect([woken, clock.now(), clock.slept]).toEqual([[10_005, 20_005], 25_005, [200, 30_000, 10_000, 20_000]])
  })

  it('rejects a sleep when its signal aborts', async () => {
    const clock = createTestClock({ instantMs: 0 })
    const stop = new AbortController()
    const sleeping = clock.sleep(1, stop.signal)
    stop.abort(new Error('enough'))
    await expect(sleeping).rejects.toThrow('enough')
    await expect(clock.sleep(1, AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  })
})
