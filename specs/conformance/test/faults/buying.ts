import type { Fault } from './fault.ts'
import { answer, remembering, request, sent, type ReceivedParts } from './plant.ts'

const times = (factor: number) => (amount: number | null) =>
  amount === null ? null : Math.round(amount * factor * 100) / 100

/** Changes an amount in a cart, whether it is answered by itself or with a change. */
const ofCart = (change: (cart: ReceivedParts['body']) => void) => answer('getCart', (cart) => change(cart))

/** Carts and money. */
export const buying: readonly Fault[] = [
  {
    name: 'a total that is less than its parts',
    found: 'money/cart-sums',
    operation: 'getCart',
    plant: () => ofCart(({ prices }) => void (prices.totalWithTax -= 1)),
  },
  {
    name: 'a sum of goods that is off by a haléř',
    found: 'money/cart-sums',
    operation: 'getCart',
    plant: () => ofCart(({ prices }) => void (prices.itemsWithTax = Math.round(prices.itemsWithTax * 100 + 1) / 100)),
  },
  {
    name: 'a line that costs one piece whatever its amount',
    found: 'money/cart-sums',
    operation: 'getCart',
    plant: () =>
      ofCart(({ items }) => {
        for (const { prices } of items) prices.totalWithTax = prices.unitWithTax
      }),
  },
  {
    name: 'VAT the wrong way round',
    found: 'money/vat',
    operation: 'getCart',
    plant: () => ofCart(({ prices }) => void (prices.totalWithoutTax = times(1.21)(prices.totalWithTax))),
  },
  {
    name: 'amounts that were divided and not rounded',
    found: 'money/decimals',
    operation: 'getCart',
    plant: () => ofCart(({ prices }) => void (prices.totalWithoutTax = prices.totalWithTax / 1.21)),
  },
  {
    name: 'another price in the cart than on the page',
    found: 'money/goods-cost-what-they-say',
    operation: 'addCartItem',
    plant: () => answer('addCartItem', ({ cart }) => void (cart.items[0].prices.unitWithTax += 10)),
  },
  {
    name: 'a delivery that is offered cheaper than it is',
    found: 'money/delivery-price',
    operation: 'getCartShippers',
    plant: () =>
      answer('getCartShippers', (list) => {
        for (const shipper of list) shipper.priceWithTax += 20
      }),
  },
  {
    name: 'free delivery that is nearer than it is response',
    found: 'money/free-shipping-left',
    operation: 'getCart',
    plant: () => ofCart(({ prices }) => void (prices.missingToFreeShipping += 100)),
  },
  {
    name: 'an order that is dearer than its cart',
    found: 'money/order-like-cart',
    operation: 'placeOrder',
    plant: () => answer('placeOrder', ({ order }) => void (order.prices.totalWithTax += 1)),
  },
  {
    name: 'an order that lost a line',
    found: 'money/order-like-cart',
    operation: 'placeOrder',
    plant: () => answer('placeOrder', ({ order }) => void order.items.pop()),
  },
  {
    name: 'euros with the numbers of crowns',
    found: 'money/other-currency',
    operation: 'getCart',
    plant: () => {
      let crowns: ReceivedParts['body']
      return answer('getCart', (cart, { headers }) => {
        if (headers.get('x-currency') === 'EUR') cart.prices = crowns
        else crowns = cart.prices
      })
    },
  },
  {
    name: 'a currency that is not looked at',
    found: 'money/other-currency',
    operation: 'getCart',
    plant: () => request('getCart', ({ headers }) => headers.delete('x-currency')),
  },
  {
    name: 'one token for all guests',
    found: 'cart/of-two-guests',
    operation: 'addCartItem',
    plant: () =>
      remembering('addCartItem', (response, first, { headers }) => {
        if (!headers.has('x-guest-cart-token'))
          response.body.meta.custom.guestCartToken = first.body.meta.custom.guestCartToken
      }),
  },
  {
    name: 'a token that can be guessed',
    found: 'cart/first-add',
    operation: 'addCartItem',
    plant: () => answer('addCartItem', ({ meta }) => void (meta.custom.guestCartToken = 'cart-17')),
  },
  {
    name: 'a cart that is read with other amounts than it was answered with',
    found: 'cart/first-add',
    operation: 'getCart',
    plant: () =>
      ofCart(({ items }) => {
        for (const line of items) line.amount += 1
      }),
  },
  {
    name: 'a dead token that is answered by an empty cart',
    found: 'cart/dead-token',
    operation: 'getCart',
    plant: () => request('getCart', ({ headers }) => headers.delete('x-guest-cart-token')),
  },
  {
    name: 'a new line for every add',
    found: 'cart/equal-lines',
    operation: 'addCartItem',
    plant: () => sent('addCartItem', (body) => void (body.newLine = true)),
  },
  {
    name: 'a version that stands still',
    found: 'cart/set-amount',
    operation: 'updateCartItem',
    plant: () => answer('updateCartItem', ({ cart }) => void (cart.version = 1)),
  },
  {
    name: 'a change that is answered and not made',
    found: 'cart/remove',
    operation: 'getCart',
    plant: () => {
      let removed: unknown
      const removal = answer('removeCartItem', ({ cart }) => void (removed = structuredClone(cart.items[0])))
      const reading = answer('getCart', ({ items }) => {
        if (removed !== undefined) items.push(removed)
      })
      return (sent, next) => removal(sent, (sent) => reading(sent, next))
    },
  },
  {
    name: 'an amount below zero that is raised to one',
    found: 'cart/bad-amount',
    operation: 'addCartItem',
    plant: () =>
      sent('addCartItem', (body) => {
        if (typeof body.amount === 'number' && body.amount <= 0) body.amount = 1
      }),
  },
  {
    name: 'an amount that is rounded',
    found: 'cart/bad-amount',
    operation: 'addCartItem',
    plant: () =>
      sent('addCartItem', (body) => {
        if (typeof body.amount === 'number') body.amount = Math.ceil(body.amount)
      }),
  },
  {
    name: 'text that is taken for a number',
    found: 'errors/wrong-type',
    operation: 'addCartItem',
    plant: () =>
      sent('addCartItem', (body) => {
        if (typeof body.id === 'string') body.id = Number(body.id)
      }),
  },
  {
    name: 'fewer pieces than asked for, without a word',
    found: 'cart/over-stock',
    operation: 'addCartItem',
    plant: () => answer('addCartItem', (body) => void (body.warnings = [])),
  },
  {
    name: 'a delivery that was looked at and stays in the cart',
    found: 'cart/choice-not-kept',
    operation: 'getCart',
    plant: () => {
      let choice = ''
      return request('getCart', (sent) => {
        const { search } = new URL(sent.url)
        if (search !== '') choice = search
        else sent.url += choice
      })
    },
  },
]
