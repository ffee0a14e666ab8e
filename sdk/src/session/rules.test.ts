import { describe, expect, it } from 'vitest'
import { isFunctionOn, canPrefetch } from '@vanek/sdk/session'

describe('B6.10 B6.11 B6.12 B6.13 isFunctionOn', () => {
  it.each(['compare', 'property_picker', 'minimal_price_period', 'coupons', 'newsletter', 'quotes'])(
    'B6.11 B6.12 B6.13 %s is on unless globals switch it off',
    (flag) => {
      expect([
        isFunctionOn({}, flag),
        isFunctionOn({ [flag]: true }, flag),
        isFunctionOn({ [flag]: false }, flag),
      ]).toEqual([true, true, false])
    },
  )

  it.each(['bulk_order', 'favourites', 'shopping_lists', 'wish_list', 'warranty_claims', 'documents_list'])(
    'B6.10 %s is off unless globals switch it on',
    (flag) => {
      expect([
        isFunctionOn({}, flag),
        isFunctionOn({ [flag]: true }, flag),
        isFunctionOn({ [flag]: false }, flag),
      ]).toEqual([false, true, false])
    },
  )

  it.each(['toString', ''])('%j is off unless globals switch it on', (flag) => {
    expect([
      isFunctionOn({}, flag),
      isFunctionOn({ [flag]: true }, flag),
      isFunctionOn({ [flag]: false }, flag),
    ]).toEqual([false, true, false])
  })
})

describe('canPrefetch', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('B9.51 is with %j: %j', (connection, expected) => {
    expect(canPrefetch(connection)).toBe(expected)
  })
})
