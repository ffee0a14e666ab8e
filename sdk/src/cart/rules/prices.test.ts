import {
  type CartPrices,
  freeShippingAt,
  freeShippingProgress,
  minimumOrder,
  minimumOrderText,
  usableCredits,
} from '@vanek/sdk/cart'
import { cs } from '@vanek/sdk/i18n/cs'
import { describe, expect, it } from 'vitest'
import { goodsOf } from '../testing/goods.ts'

describe('C5.47 minimum order', () => {
  it.each([
    ['is reached without a limit', {}, { reached: true, limit: null, remaining: 0 }],
    [
      'is reached where the limit is null',
      { minimumOrderAt: null, missingToMinimumOrder: 5 },
      { reached: true, limit: null, remaining: 0 },
    ],
    [
      'is not reached when the back end reports a missing amount',
      { minimumOrderAt: 500, missingToMinimumOrder: 120.5 },
      { reached: false, limit: 500, remaining: 120.5 },
    ],
    [
      'is reached when nothing is missing',
      { minimumOrderAt: 500, missingToMinimumOrder: 0 },
      { reached: true, limit: 500, remaining: 0 },
    ],
  ])('C5.47 %s', (_, prices, answer) => {
    expect(minimumOrder(prices)).toEqual(answer)
  })

  it('C5.47 names the missing amount in the given language', () => {
    expect(minimumOrderText('120 Kč', cs)).toBe('Do minimální výše ceny objednávky vám zbývá ještě 120 Kč')
  })
})

describe('free shipping', () => {
  it('C9.16 uses the limit of the shop by default, and none when the back end says so', () => {
    const reported = [null, {}, { freeShippingAt: 990 }, { freeShippingAt: 0 }, { freeShippingAt: null }]
    expect(reported.map((prices) => freeShippingAt(prices, 2500))).toEqual([2500, 2500, 990, 0, null])
  })

  it('C9.16 has no limit unless one is configured', () => {
    expect([freeShippingAt(null), freeShippingAt({ freeShippingAt: 100 })]).toEqual([null, 100])
  })

  const progress = (reported: Partial<CartPrices>, { oversized = false, usual = null as number | null } = {}) => {
    const goods = goodsOf(1)
    const item = { ...goods, product: { ...goods.product, oversized } }
    return freeShippingProgress({ prices: reported as CartPrices, items: [item as never] }, usual)
  }

  it.each([
    ['the missing amount', { freeShippingAt: 2500, missingToFreeShipping: 511 }, 'missing', 2500, 511],
    ['that the limit is reached', { freeShippingAt: 2500, missingToFreeShipping: 0 }, 'reached', 2500, 0],
    ['no negative amount', { freeShippingAt: 2500, missingToFreeShipping: -3 }, 'reached', 2500, 0],
    ['only the limit, without an amount', { freeShippingAt: 2500 }, 'from', 2500, 0],
    ['only the limit, with an amount of null', { freeShippingAt: 990, missingToFreeShipping: null }, 'from', 990, 0],
  ] as const)('C9.16 shows %s', (_, prices, kind, from, missing) => {
    expect(progress(prices)).toEqual({ kind, from, missing })
  })

  it('C9.16 shows nothing where shipping is never free, except for excluded goods', () => {
    const never = { freeShippingAt: null, missingToFreeShipping: 20 }
    expect(progress(never)).toBeNull()
    expect(progress({})).toBeNull()
    expect(progress(never, { oversized: true })).toEqual({ kind: 'never', from: null, missing: 0 })
    expect(progress({}, { usual: 2500 })).toEqual({ kind: 'from', from: 2500, missing: 0 })
  })
})

describe('loyalty credits', () => {
  it.each([
    [{ loyalty_credits: true }, 80, 80],
    [{ loyalty_credits: true }, 80.9, 80],
    [{ loyalty_credits: true }, null, 0],
    [{ loyalty_credits: true }, -5, 0],
    [{ loyalty_credits: false }, 80, 0],
    [{}, 80, 0],
    [undefined, 80, 0],
  ])('C6.10 with %j a balance of %s is %d', (functions, balance, usable) => {
    expect(usableCredits(functions, balance)).toBe(usable)
  })
})
