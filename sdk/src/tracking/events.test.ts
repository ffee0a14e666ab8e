import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  viewCartEvent,
  beginCheckoutEvent,
  variantToItem,
  selectItemEvent,
  viewItemEvent,
  viewItemListEvent,
  checkoutMethodsEvents,
  purchaseEvent,
  searchEvent,
  sessionLoadedEvent,
  loginEvent,
  signUpEvent,
} from '@vanek/sdk/tracking'
import { itemOfOrderItem } from './items.ts'
import { itemOfLine } from './items.ts'
import { itemWished } from './item-events.ts'
import { stepNumber } from './checkout-events.ts'
import { cartOf, lineOf } from '../cart/testing/bench.ts'
import { boxOf, discountOf, orderItem, orderOf, pricesOf, product, variant } from './testing/goods.ts'

const always = { first_step_products_only: false }
const firstOnly = { first_step_products_only: true }
const methods = { shipper: { name: 'Kurýr' }, payment: { name: 'Dobírka' } }
const cart = {
  ...cartOf(1, lineOf(1, 2), lineOf(2, 1)),
  coupon: { code: 'VITR', title: 'Vítr', applies: true, reason: null },
}
const priced = { ...cart, prices: { ...cart.prices, itemsWithTax: 300 } }

describe('lists', () => {
  const list = { id: 'search', name: 'Hledání', products: [boxOf(1), boxOf(2, 249.9)] }
  const names = { item_list_id: 'search', item_list_name: 'Hledání' }

  it('are reported with product positions, starting with the first new one', () => {
    expect(viewItemListEvent(list, 1)).toEqual({
      name: 'view_item_list',
      params: {
        ...{ ...names, currency: 'CZK' },
        items: [{ item_id: '20', item_name: 'P2', item_brand: 'Vento', price: 249.9, index: 1, ...names }],
      },
    })
    expect(viewItemListEvent(list)?.params.items.map(({ index }) => index)).toEqual([0, 1])
    expect(viewItemListEvent(list, 2)).toBeNull()
    expect(viewItemListEvent({ ...list, products: [] })).toBeNull()
  })

  it('report the selected product, and nothing if the list does not contain it', () => {
    expect(selectItemEvent(list, 2)).toEqual({ ...viewItemListEvent(list, 1), name: 'select_item' })
    expect(selectItemEvent(list, 3)).toBeNull()
  })
})

describe('a product', () => {
  it('C9.24 is reported as the selected variant, with its categories and its unit price with tax', () => {
    const item = {
      ...{ item_id: '70', item_name: 'Tichý', item_brand: 'Vento', item_variant: '125 mm', price: 1290.5 },
      ...{ item_category: 'Větrání', item_category2: 'Ventilátory', item_category3: 'Koupelnové' },
    }
    expect(viewItemEvent(product, variant)).toEqual({
      name: 'view_item',
      params: { currency: 'CZK', value: 1290.5, items: [item] },
    })
    expect(itemWished('CZK', item)).toMatchObject({ name: 'add_to_wishlist', params: { value: 1290.5, items: [item] } })
  })
})

describe('checkout', () => {
  it('C2.24 numbers its steps from 1', () => {
    expect((['index', 'methods', 'info'] as const).map(stepNumber)).toEqual([1, 2, 3])
    const events = [
      viewCartEvent(cart, always),
      beginCheckoutEvent(cart, always),
      ...checkoutMethodsEvents(cart, methods, always),
    ]
    expect(events.map((event) => [event?.name, event?.params.checkout_step])).toEqual([
      ['view_cart', 1],
      ['begin_checkout', 2],
      ['add_shipping_info', 3],
      ['add_payment_info', 3],
    ])
  })

  it('C9.24 reports the price of the items with tax, the active coupon, and the selected methods', () => {
    const items = [1, 2].map((id) => ({ item_id: String(id), item_name: `P${id}`, price: 100, quantity: 3 - id }))
    const parts = { currency: 'CZK', value: 300, coupon: 'VITR', items }
    expect(viewCartEvent(priced, always)).toEqual({ name: 'view_cart', params: { ...parts, checkout_step: 1 } })
    expect(checkoutMethodsEvents(priced, methods, always).map(({ params }) => params)).toEqual([
      { ...parts, checkout_step: 3, shipping_tier: 'Kurýr' },
      { ...parts, checkout_step: 3, payment_type: 'Dobírka' },
    ])
    const idle = { ...priced, coupon: { ...cart.coupon, applies: false } }
    expect(beginCheckoutEvent(idle, always).params.coupon).toBeUndefined()
    expect(viewCartEvent(cartOf(1), always)).toBeNull()
  })

  it('B9.56 reports the products at every step, or only at the first one', () => {
    const withItems = (settings: typeof always) =>
      [
        viewCartEvent(cart, settings),
        beginCheckoutEvent(cart, settings),
        ...checkoutMethodsEvents(cart, methods, settings),
      ].map((event) => event?.params.items?.length)
    expect(withItems(always)).toEqual([2, 2, 2, 2])
    expect(withItems(firstOnly)).toEqual([2, undefined, undefined, undefined])
  })

  it('has a key that is the same however often a step is shown', () => {
    const keys = (own: typeof cart, chosen = methods) =>
      [beginCheckoutEvent(own, always), ...checkoutMethodsEvents(own, chosen, always)].map(({ once }) => once)
    expect(keys(cart)).toEqual(keys({ ...cart, version: 9 }))
    expect(new Set([...keys(cart), ...keys({ ...cart, id: 'cart-2' })]).size).toBe(6)
    expect(keys(cart, { ...methods, payment: { name: 'Kartou' } })).toEqual([
      ...keys(cart).slice(0, 2),
      'add_payment_info cart-1 Kartou',
    ])
  })
})

describe('a purchase', () => {
  it('C9.23 C9.24 has the total as value, unit prices with tax, and no discounts as items', () => {
    const items = [orderItem(1, 2, 121), discountOf('Vítr', 50)]
    const order = orderOf(items, { shipper: 99, payment: 39, rounding: 0.3 })
    expect(purchaseEvent({ ...order, couponCode: 'VITR' })).toEqual({
      name: 'purchase',
      once: '2600001',
      params: {
        transaction_id: '2600001',
        ...{ currency: 'CZK', value: 330.3, tax: 57.32, shipping: 99, coupon: 'VITR' },
        items: [{ item_id: '10', item_name: 'P1', item_category: 'Větrání', price: 121, quantity: 2 }],
      },
    })
  })

  it.each([
    ['nothing', null, []],
    ['credits', null, [discountOf('Kredity', 50)]],
    ['a coupon', 'VITR', [discountOf('Vítr', 50)]],
    ['a coupon and credits', 'VITR', [discountOf('Vítr', 30), discountOf('Kredity', 20)]],
    ['a coupon without a discount', 'VITR', []],
  ])('has the coupon code, as in the previous steps: %s', (_, couponCode, discounts) => {
    const { params } = purchaseEvent({ ...orderOf([orderItem(1, 1, 100), ...discounts]), couponCode })
    const coupon = couponCode === null ? null : { ...cart.coupon, code: couponCode }
    expect(params.coupon).toBe(beginCheckoutEvent({ ...cart, coupon }, always).params.coupon)
    expect(params.items.map(({ item_id }) => item_id)).toEqual(['10'])
  })

  it('reports the same item for an order as in the cart and on the product page', () => {
    const name = fc.string({ minLength: 1 })
    const goods = fc.record({
      name,
      variantName: fc.oneof(fc.constant(''), name),
      brand: fc.option(name),
      categoryFullname: fc.array(name, { maxLength: 6 }).map((titles) => titles.join(' > ')),
      amount: fc.integer({ min: 1, max: 99 }),
    })
    const property = fc.property(goods, ({ name: productName, variantName, brand, categoryFullname, amount }) => {
      const line = lineOf(1, amount)
      const prices = pricesOf(line.prices.unitWithTax)
      const own = { id: 10, name: variantName, isDefault: true }
      const inCart = {
        ...{ ...line, variantId: own.id, variant: own },
        product: line.product && { ...line.product, name: productName, brand, categoryFullname },
      }
      const onPage = variantToItem(
        { name: productName, brand: brand === null ? null : { id: 1, title: brand, slug: 'b' }, categoryFullname },
        { ...own, prices },
      )
      const orderLine = {
        ...orderItem(1, amount, prices.unitWithTax),
        ...{ name: `${productName}, ${variantName}`, productName, variantName: variantName || null },
        ...{ brand, categoryFullname },
      }
      expect(itemOfOrderItem(orderLine)).toEqual({ ...onPage, quantity: amount })
      expect(itemOfLine(inCart)).toEqual({ ...onPage, quantity: amount })
    })
    fc.assert(property)
  })

  it('uses the line name for items without stored names', () => {
    const names = { productName: null, variantName: null, categoryFullname: null, brand: null }
    expect(itemOfOrderItem({ ...orderItem(1, 2, 121), ...names, name: 'Tichý, 125 mm' })).toEqual({
      ...{ item_id: '10', item_name: 'Tichý, 125 mm', price: 121, quantity: 2 },
    })
  })

  it('never uses the id of another variant for items without a stored variant', () => {
    const line = { ...orderItem(1, 1, 100), variantId: null, productId: 11, name: 'Tichý, 125 mm' }
    expect(itemOfOrderItem(line).item_id).toBe('Tichý, 125 mm')
  })

  it('C9.23 C9.24 has exact prices for any order', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 }).map((haler) => haler / 100)
    const goods = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 99 }), price }), { maxLength: 20 })
    const property = fc.property(goods, price, price, (all, shipper, payment) => {
      const items = all.map((own, at) => orderItem(at + 1, own.amount, own.price))
      const { params } = purchaseEvent(orderOf(items, { shipper, payment }))
      const sum = all.reduce((total, own) => total + Math.round(own.price * 100) * own.amount, 0)
      expect(Math.round(params.value * 100)).toBe(sum + Math.round(shipper * 100) + Math.round(payment * 100))
      expect(params.items.map((item) => [item.price, item.quantity])).toEqual(all.map((own) => [own.price, own.amount]))
      expect(JSON.stringify(params)).not.toMatch(/\d\.\d{3}/)
    })
    fc.assert(property)
  })
})

describe('a visitor', () => {
  it('B5.06 searches for at least one character', () => {
    expect(searchEvent(' v ')).toEqual({ name: 'search', params: { search_term: 'v' } })
    expect([searchEvent(''), searchEvent('  ')]).toEqual([null, null])
  })

  it('is reported without personal data', () => {
    expect([loginEvent(), signUpEvent()]).toEqual([
      { name: 'login', params: { method: 'password' } },
      { name: 'sign_up', params: { method: 'email' } },
    ])
    const params = { user_kind: 'guest', currency: 'CZK', utm: { utm_source: 'mail' } } as const
    expect(sessionLoadedEvent(params)).toEqual({ name: 'session_loaded', params })
  })
})
