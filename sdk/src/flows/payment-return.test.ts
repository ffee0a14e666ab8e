import { describe, expect, it } from 'vitest'
import { createPaymentReturn } from '@vanek/sdk/flows'
import { type Clock, systemClock } from '../kernel/clock.ts'
import { refuse, shopOver } from '../testing/back-end.ts'

const orderWith = (state: string) => ({ code: '26001', payment: { id: 1, name: 'Kartou', code: 'card', state } })

describe('createPaymentReturn', () => {
  it.each([
    ['paid', 'paid'],
    ['pending', 'pending'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['offline', 'none'],
  ])('C2.06 an order with state %s has payment %s', async (state, payment) => {
    const { shop, seen } = shopOver(() => orderWith(state))
    const own = createPaymentReturn(shop, { token: 'tok' })
    expect(own.getState()).toEqual({ status: 'pending', payment: null, order: null, error: null })
    expect(await own.check()).toMatchObject({ status: 'success', payment, order: { code: '26001' } })
    expect(seen.map(({ path }) => path)).toEqual(['/api/v1/orders/token/tok'])
  })

  it('C7.27 treats an unknown order as a success without payment', async () => {
    const { shop } = shopOver(() => refuse(404, 'not_found'))
    expect(await createPaymentReturn(shop).check()).toEqual({
      status: 'success',
      payment: 'none',
      order: null,
      error: null,
    })
  })

  it('reports an error and keeps the last order', async () => {
    let works = true
    const { shop } = shopOver(() => (works ? orderWith('pending') : refuse(500, 'server')))
    const own = createPaymentReturn(shop)
    await own.check()
    works = false
    expect(await own.check()).toMatchObject({
      status: 'error',
      payment: null,
      order: { code: '26001' },
      error: { code: 'server' },
    })
  })

  it('polls until the payment is decided', async () => {
    const states = ['pending', 'pending', 'paid', 'pending']
    const { shop, seen } = shopOver(() => orderWith(states.shift() ?? 'pending'))
    expect(await createPaymentReturn(shop).poll()).toMatchObject({ payment: 'paid' })
    expect(seen).toHaveLength(3)
  })

  it('stops polling after the last delay or when aborted', async () => {
    const { shop, seen } = shopOver(() => orderWith('pending'))
    expect(await createPaymentReturn(shop, { delays: [1, 1] }).poll()).toMatchObject({ payment: 'pending' })
    expect(seen).toHaveLength(3)
    await createPaymentReturn(shop).poll(AbortSignal.abort())
    expect(seen).toHaveLength(4)
  })

  it('ends the pause and sends no request when aborted during it', async () => {
    const real = systemClock()
    const leaving = new AbortController()
    const pauses: number[] = []
    const clock: Clock = {
      now: () => real.now(),
      sleep(ms, signal) {
        const slept = real.sleep(ms, signal)
        if (ms === 3_600_000) {
          pauses.push(ms)
          leaving.abort()
        }
        return slept
      },
    }
    const { shop, seen } = shopOver(() => orderWith('pending'), { clock })
    const own = createPaymentReturn(shop, { delays: [3_600_000, 1] })
    expect(await own.poll(leaving.signal)).toMatchObject({ status: 'success', payment: 'pending' })
    expect([pauses.length, seen.length]).toEqual([1, 1])
  })

  it('retries a payment with the same key until the outcome is known', async () => {
    const keys: (string | null)[] = []
    let lost = true
    const { shop } = shopOver(({ method, path, headers }) => {
      expect(`${method} ${path}`).toBe('POST /api/v1/orders/token/current/payment')
      keys.push(headers.get('Idempotency-Key'))
      if (lost) throw new TypeError('connection lost')
      return { redirectUrl: 'https://pay.test/1' }
    })
    const own = createPaymentReturn(shop)
    expect(await own.payAgain()).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
    lost = false
    expect(await own.payAgain()).toEqual({ ok: true, data: { redirectUrl: 'https://pay.test/1' } })
    expect(new Set(keys).size).toBe(1)
    await own.payAgain()
    expect(new Set(keys).size).toBe(2)
  })
})
