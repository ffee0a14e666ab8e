import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyCheckoutChoice,
  fastestShipper,
  reconcileCheckoutChoice,
  validateCheckoutMethods,
} from '@vanek/sdk/checkout'
import { withShipper } from './match.ts'
import { brno, card, cod, courier, pickup } from '../../testing/orders.ts'

const shippers = [courier, pickup]
const payments = [card, cod]
const chosen = { ...emptyCheckoutChoice, shipper: 2, branch: 7, payment: 1 }

describe('reconcileCheckoutChoice', () => {
  it('keeps a valid selection', () => {
    expect(reconcileCheckoutChoice(chosen, shippers, payments)).toBe(chosen)
  })

  it('C4.51 C4.52 removes an unavailable shipper, with its branch and time', () => {
    const late = { ...chosen, deliveryTimeSlot: 4 }
    expect(reconcileCheckoutChoice(late, [courier], payments)).toEqual({ ...emptyCheckoutChoice, payment: 1 })
  })

  it('C4.53 removes an unavailable payment', () => {
    expect(reconcileCheckoutChoice(chosen, shippers, [cod])).toEqual({ ...chosen, payment: null })
  })

  it('C4.50 removes a payment that the shipper does not accept', () => {
    expect(reconcileCheckoutChoice({ ...chosen, payment: 3 }, shippers, payments)).toEqual({ ...chosen, payment: null })
  })

  it('removes a branch that is no longer offered, but keeps branches of a shipper without a list', () => {
    expect(reconcileCheckoutChoice({ ...chosen, branch: 8 }, shippers, payments).branch).toBeNull()
    const { branches: _branches, ...unlisted } = pickup
    expect(reconcileCheckoutChoice({ ...chosen, branch: 8 }, [unlisted], payments).branch).toBe(8)
  })

  it('C4.44 leaves only available methods, and is idempotent', () => {
    const id = fc.option(fc.integer({ min: 1, max: 4 }))
    const choices = fc.record({ shipper: id, branch: fc.option(fc.constantFrom(7, 8)), payment: id })
    fc.assert(
      fc.property(choices, fc.subarray(shippers), fc.subarray(payments), (some, offered, methods) => {
        const matched = reconcileCheckoutChoice({ ...emptyCheckoutChoice, ...some }, offered, methods)
        expect(reconcileCheckoutChoice(matched, offered, methods)).toBe(matched)
        const issues = Object.values(validateCheckoutMethods(matched, offered, methods))
        expect(issues.filter((fault) => !['required', 'branch_required'].includes(fault))).toEqual([])
      }),
    )
  })
})

describe('withShipper', () => {
  it('C4.49 clears the branch when the shipper changes', () => {
    expect(withShipper({ ...chosen, deliveryTimeSlot: 4 }, 1)).toEqual({
      ...emptyCheckoutChoice,
      shipper: 1,
      payment: 1,
    })
    expect(withShipper(chosen, 2)).toBe(chosen)
  })
})

describe('fastestShipper', () => {
  const on = (id: number, nearestDeliveryDate: string | null, type = courier.type) => ({
    ...{ ...courier, id, type },
    delivery: { nearestDeliveryDate, closesAt: null },
  })

  it('C4.54 returns the shipper with the earliest date, the first of equal ones, but never a personal pickup', () => {
    const late = on(1, '2026-11-26')
    const soon = on(2, '2026-11-24')
    expect(fastestShipper([late, soon, on(3, '2026-11-24'), on(4, '2026-11-23', 'PERSONAL'), on(5, null)])).toBe(soon)
    expect(fastestShipper([on(4, '2026-11-23', 'PERSONAL'), on(5, null)])).toBeNull()
    expect(fastestShipper([])).toBeNull()
  })
})

describe('reconciling branch and time', () => {
  it('C3.23 checks them as far as the data is known', () => {
    const { branches: _branches, ...unlisted } = pickup
    const at = (branch: typeof brno | null | undefined) =>
      validateCheckoutMethods(chosen, [unlisted], payments, { branch }).branch
    expect([at(undefined), at(brno), at(null), at({ ...brno, available: false })]).toEqual([
      undefined,
      undefined,
      'branch_required',
      'branch_unavailable',
    ])
  })

  it('C3.14 C3.27 removes them when they are no longer offered', () => {
    const choice = { ...emptyCheckoutChoice, shipper: 1, payment: 1, deliveryTimeSlot: 4 }
    const slot = { id: 4, date: '2026-11-24', from: '08:00', to: '10:00' }
    const at = (slots: readonly (typeof slot)[] | undefined) =>
      validateCheckoutMethods(choice, shippers, payments, { slots })
    expect([at(undefined), at([slot]), at([{ ...slot, id: 5 }])]).toEqual([
      {},
      {},
      { deliveryTimeSlot: 'delivery_time_unavailable' },
    ])
  })
})
