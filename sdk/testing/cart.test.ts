import { createShop, memoryTokens, type Shop, unwrap } from '@vanek/sdk'
import { addCartItem, createCartStore, getCart } from '@vanek/sdk/cart'
import { placeOrder, prefillCheckoutInputs } from '@vanek/sdk/checkout'
import { defaultTheme } from '@vanek/sdk/settings'
import { placement, sample } from '@vanek/specs/sandbox/test/support/shopping.ts'
import { createFilledWorld, type World } from '@vanek/specs/sandbox/test/support/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { czechia, czk } from '../src/transport/testing/test-shop.ts'
import { fetchOver } from './fetch-over.ts'

let world: World

const guestShop = (): Shop =>
  createShop({
    endpoints: { shop: 'http://sandbox/store', content: 'http://sandbox/cms', cdn: 'http://sandbox/cdn' },
    locale: 'cs',
    currency: czk,
    country: czechia,
    fetch: fetchOver(world),
    tokens: memoryTokens(),
  })

beforeAll(async () => {
  world = await createFilledWorld()
}, 120_000)
afterAll(() => world.close())

const billing = { street: 'Dílenská 8', city: 'Pardubice', postcode: '53002', country_code: 'CZE' }
const placementWithDetails = () =>
  placement({
    ...{ email: 'jan@example.test', comment: 'Zvoňte dvakrát', billing_address: billing, newsletter: true },
    business: { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: 'CZ12345679' },
    shipping: { ...placement().shipping, name: 'Petr Příjemce' },
    // the price has changed since the page was rendered
    expected_total: 1,
  })

describe('a cart of the sandbox', () => {
  it('C3.01 C3.02 C3.03 C3.04 C4.84 keeps the inputs of a rejected order, which fill in the form again', async () => {
    const shop = guestShop()
    const { id } = await sample(world, 20)
    const { cart: fresh } = unwrap(await addCartItem(shop, { variantId: id, amount: 2 }))
    expect(fresh).toMatchObject({
      ...{
        customer: null,
        shippingAddress: null,
        billingAddress: null,
        comment: null,
        hasCustomShippingAddress: false,
      },
    })
    const refused = await placeOrder(shop, placementWithDetails(), { idempotencyKey: 'refused-order-1' })
    expect(refused).toMatchObject({ ok: false, error: { code: 'price_changed' } })

    const cart = unwrap(await getCart(shop))
    expect(cart).toMatchObject({
      id: expect.stringMatching(/./),
      customer: {
        ...{ name: 'Jan Novák', firstName: 'Jan', lastName: 'Novák', email: 'jan@example.test' },
        ...{ phone: '+420 777 111 222', tin: '12345679', vatin: 'CZ12345679', businessName: 'Vzduch, s. r. o.' },
        ...{ newsletter: true, shippingFullName: 'Petr Příjemce' },
        ...{ shippingFirstName: 'Petr', shippingLastName: 'Příjemce' },
      },
      shippingAddress: placement().shipping.address,
      billingAddress: billing,
      hasCustomShippingAddress: true,
      comment: 'Zvoňte dvakrát',
    })
    expect(cart.version).toBeGreaterThan(fresh.version)
    const [line] = cart.items
    expect(line).toMatchObject({ variantId: id, amount: 2, items: [], type: 'shop_product' })
    expect(line?.shoppable).toMatchObject({ id, warehouses: [{ stock: 20 }] })
    expect(cart.prices.totalWithTax).toBe(cart.prices.itemsWithTax)
    expect(cart.prices.totalOriginalWithTax).toBeGreaterThanOrEqual(cart.prices.itemsWithTax)
    expect(cart.prices.discountLimitPriceWithVat).toBe(line?.prices.totalWithTax)

    const { delivery_details: theme } = defaultTheme.pages
    const countries = [{ code: 'CZ', alpha3: 'CZE', title: 'Česko' }]
    expect(prefillCheckoutInputs({ cart, user: null, locale: 'cs', countries, theme })).toMatchObject({
      ...{ fullName: 'Jan Novák', email: 'jan@example.test', street: 'Lipová 14', note: 'Zvoňte dvakrát' },
      ...{ billingInfo: true, isBusiness: true, billingStreet: 'Dílenská 8', tin: '12345679' },
      ...{ differentAddress: true, shippingFullName: 'Petr Příjemce', newsletter: true },
    })
  })

  it('C3.01 does not use the address of a pickup point as the home address', async () => {
    const shop = guestShop()
    const { id } = await sample(world, 20)
    unwrap(await addCartItem(shop, { variantId: id, amount: 1 }))
    const branch = await world.database.q
      .selectFrom('branches')
      .select('id')
      .where('shipper_id', '=', 2)
      .where('available', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const { address } = placement().shipping
    const pickup = placement({
      ...{ shipper_id: 2, branch_id: branch.id, billing_address: address, expected_total: 1 },
      shipping: { name: 'Jan Novák', address },
    })
    expect(await placeOrder(shop, pickup, { idempotencyKey: 'refused-order-2' })).toMatchObject({ ok: false })
    expect(unwrap(await getCart(shop))).toMatchObject({ shippingAddress: null, billingAddress: null })
  })

  it.each([Number.NaN, undefined, -1])(
    'rejects the amount %s of a line as it does for an added item',
    async (amount) => {
      const store = createCartStore(guestShop())
      const { id: variantId } = await sample(world, 20)
      const { items } = unwrap(await store.addItem({ variantId, amount: 2 }))
      const invalid = { ok: false, error: { code: 'validation' } }
      expect(await store.addItem({ variantId, amount: amount as number })).toMatchObject(invalid)
      const set = (next: number) => store.setAmount(items[0]!.id, next)
      expect(await set(amount as number)).toMatchObject(invalid)
      expect(store.getState().cart.items.map((line) => line.amount)).toEqual([2])
      expect(unwrap(await set(0)).items).toEqual([])
    },
  )
})
