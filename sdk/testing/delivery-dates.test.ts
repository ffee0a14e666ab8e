import { pickupDate, withDeliveryDates, deliveryDate, type Shipper } from '@vanek/sdk/checkout'
import { collectDate as sandboxCollectDate } from '@vanek/specs/sandbox/src/delivery/collect-date.ts'
import { nearestDeliveryDate } from '@vanek/specs/sandbox/src/delivery/nearest-date.ts'
import { hoursView } from '@vanek/specs/sandbox/src/delivery/opening-hours.ts'
import { createFilledWorld, type World } from '@vanek/specs/sandbox/test/support/world.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guestCart } from '@vanek/specs/sandbox/test/support/shopping.ts'
import { calendar } from '../src/checkout/testing/calendar.ts'

const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
const closing = fc.constantFrom(null, '12:00', '14:00', '15:00', '17:00')
const runs = { numRuns: 3_000 }

/** The sandbox has its own implementation of the rules. It and the SDK must never disagree. */
describe('delivery dates of the SDK and the sandbox', () => {
  it('C9.09 C9.10 C9.11 C9.12 C9.13 are the same at any moment', () => {
    fc.assert(
      fc.property(moment, closing, fc.nat(5), fc.nat(20), (now, closesAt, deliveryDays, delayDays) => {
        const reported = nearestDeliveryDate(now, { closesAt, transitDays: deliveryDays, delayDays })
        expect(
          deliveryDate({ now, calendar, delayDays, delivery: { closesAt, deliveryDays, nearestDeliveryDate: null } }),
        ).toBe(reported)
        // the day in a shipper's response is the computed one
        expect(deliveryDate({ now, calendar, delayDays, delivery: { closesAt, nearestDeliveryDate: reported } })).toBe(
          reported,
        )
      }),
      runs,
    )
  })

  it('C9.14 are the same for pickup at a branch', () => {
    const span = fc.constantFrom(null, '8:00–18:00', '9:00–13:00', '7:30–16:30', '0:00–24:00')
    const hours = fc.record({ weekdays: fc.constantFrom('8:00–18:00', '7:30–16:30'), saturday: span, sunday: span })
    fc.assert(
      fc.property(moment, hours, fc.boolean(), closing, fc.nat(9), (now, open, isHere, closesAt, delayDays) => {
        const delivery = { closesAt, deliveryDays: 2 }
        expect(pickupDate({ now, calendar, hours: hoursView(open), isHere, delayDays, delivery })).toBe(
          sandboxCollectDate(now, { hours: open, isHere, closesAt, delayDays }),
        )
      }),
      runs,
    )
  })
})

describe('a back end without delivery dates', () => {
  let world: World
  beforeAll(async () => {
    world = await createFilledWorld()
  })
  afterAll(async () => world.close())

  const get = async (path: string, cart: string) =>
    (await world.request('GET', `/store/api/v1${path}`, undefined, { cart })).body
  const withoutDates = (shipper: Shipper): Shipper => ({
    ...shipper,
    delivery: { ...shipper.delivery, nearestDeliveryDate: null },
    ...(shipper.branches && { branches: shipper.branches.map((one) => ({ ...one, nearestDeliveryDate: null })) }),
  })
  const days = (shippers: readonly Shipper[]) =>
    shippers.map(({ id, delivery, branches }) => [
      id,
      delivery.nearestDeliveryDate,
      branches?.map(({ nearestDeliveryDate }) => nearestDeliveryDate),
    ])

  it('C9.09 C9.13 C9.14 gets the dates of the sandbox, for items in stock, on order and oversized', async () => {
    const variants = world.database.q
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .innerJoin('stock', 'stock.variant_id', 'variants.id')
      .select('variants.id')
      .where('products.saleable', '=', true)
      .where('products.visible_to', 'is', null)
      .where('variants.amount_min', '=', 1)
    const late = world.database.q
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('variants.delay_days', '>', 3)
      .where('products.visible_to', 'is', null)
      .where('variants.amount_min', '=', 1)
    const samples = [
      await variants.where('stock.warehouse_id', '=', 2).where('stock.amount', '>', 0).executeTakeFirstOrThrow(),
      await variants.where('products.oversized', '=', true).where('stock.amount', '>', 0).executeTakeFirstOrThrow(),
      await late.executeTakeFirstOrThrow(),
    ]
    for (const { id } of samples) {
      const token = await guestCart(world.request, id)
      const [cart, shippers] = [await get('/cart', token), (await get('/cart/shippers', token)) as Shipper[]]
      const calculated = withDeliveryDates(cart, shippers.map(withoutDates), world.clock.now(), calendar)
      expect(days(calculated)).toEqual(days(shippers))
      expect(days(withDeliveryDates(cart, shippers, world.clock.now(), calendar))).toEqual(days(shippers))
    }
  })
})
