import type { Fault } from './fault.ts'
import {
  changeBody,
  changeLaterResponses,
  changeRequest,
  changeRequestBody,
  type InterceptedResponse,
} from './plant.ts'

const multiplyBy = (factor: number) => (amount: number | null) =>
  amount === null ? null : Math.round(amount * factor * 100) / 100

/** Changes the response of `getCart`. */
const changeCart = (change: (cart: InterceptedResponse['body']) => void) =>
  changeBody('getCart', (cart) => change(cart))

/** Faults in carts and prices. */
export const buying: readonly Fault[] = [
  {
    name: 'the total is lower than the sum of its parts',
    detectedBy: 'money/cart-sums',
    operation: 'getCart',
    plant: () => changeCart(({ prices }) => void (prices.totalWithTax -= 1)),
  },
  {
    name: 'the sum of the items is wrong by 0.01',
    detectedBy: 'money/cart-sums',
    operation: 'getCart',
    plant: () =>
      changeCart(({ prices }) => void (prices.itemsWithTax = Math.round(prices.itemsWithTax * 100 + 1) / 100)),
  },
  {
    name: 'the total of an item ignores its quantity',
    detectedBy: 'money/cart-sums',
    operation: 'getCart',
    plant: () =>
      changeCart(({ items }) => {
        for (const { prices } of items) prices.totalWithTax = prices.unitWithTax
      }),
  },
  {
    name: 'prices without VAT are higher than with VAT',
    detectedBy: 'money/vat',
    operation: 'getCart',
    plant: () => changeCart(({ prices }) => void (prices.totalWithoutTax = multiplyBy(1.21)(prices.totalWithTax))),
  },
  {
    name: 'amounts are not rounded',
    detectedBy: 'money/decimals',
    operation: 'getCart',
    plant: () => changeCart(({ prices }) => void (prices.totalWithoutTax = prices.totalWithTax / 1.21)),
  },
  {
    name: 'the price in the cart differs from the product page',
    detectedBy: 'money/goods-cost-what-they-say',
    operation: 'addCartItem',
    plant: () => changeBody('addCartItem', ({ cart }) => void (cart.items[0].prices.unitWithTax += 10)),
  },
  {
    name: 'the offered delivery price is wrong',
    detectedBy: 'money/delivery-price',
    operation: 'getCartShippers',
    plant: () =>
      changeBody('getCartShippers', (list) => {
        for (const shipper of list) shipper.priceWithTax += 20
      }),
  },
  {
    name: 'the amount missing for free delivery is wrong',
    detectedBy: 'money/free-shipping-left',
    operation: 'getCart',
    plant: () => changeCart(({ prices }) => void (prices.missingToFreeShipping += 100)),
  },
  {
    name: 'the order costs more than the cart',
    detectedBy: 'money/order-like-cart',
    operation: 'placeOrder',
    plant: () => changeBody('placeOrder', ({ order }) => void (order.prices.totalWithTax += 1)),
  },
  {
    name: 'the order lost an item',
    detectedBy: 'money/order-like-cart',
    operation: 'placeOrder',
    plant: () => changeBody('placeOrder', ({ order }) => void order.items.pop()),
  },
  {
    name: 'prices in EUR have the amounts in CZK',
    detectedBy: 'money/other-currency',
    operation: 'getCart',
    plant: () => {
      let crowns: InterceptedResponse['body']
      return changeBody('getCart', (cart, { headers }) => {
        if (headers.get('x-currency') === 'EUR') cart.prices = crowns
        else crowns = cart.prices
      })
    },
  },
  {
    name: 'the currency header is ignored',
    detectedBy: 'money/other-currency',
    operation: 'getCart',
    plant: () => changeRequest('getCart', ({ headers }) => headers.delete('x-currency')),
  },
  {
    name: 'all guests receive the same token',
    detectedBy: 'cart/of-two-guests',
    operation: 'addCartItem',
    plant: () =>
      changeLaterResponses('addCartItem', (response, first, { headers }) => {
        if (!headers.has('x-guest-cart-token'))
          response.body.meta.custom.guestCartToken = first.body.meta.custom.guestCartToken
      }),
  },
  {
    name: 'the cart token can be guessed',
    detectedBy: 'cart/first-add',
    operation: 'addCartItem',
    plant: () => changeBody('addCartItem', ({ meta }) => void (meta.custom.guestCartToken = 'cart-17')),
  },
  {
    name: 'reading the cart returns other quantities',
    detectedBy: 'cart/first-add',
    operation: 'getCart',
    plant: () =>
      changeCart(({ items }) => {
        for (const line of items) line.amount += 1
      }),
  },
  {
    name: 'an unknown cart token returns an empty cart',
    detectedBy: 'cart/dead-token',
    operation: 'getCart',
    plant: () => changeRequest('getCart', ({ headers }) => headers.delete('x-guest-cart-token')),
  },
  {
    name: 'every add creates a new item',
    detectedBy: 'cart/equal-lines',
    operation: 'addCartItem',
    plant: () => changeRequestBody('addCartItem', (body) => void (body.newLine = true)),
  },
  {
    name: 'the version of the cart never changes',
    detectedBy: 'cart/set-amount',
    operation: 'updateCartItem',
    plant: () => changeBody('updateCartItem', ({ cart }) => void (cart.version = 1)),
  },
  {
    name: 'a removed item stays in the cart',
    detectedBy: 'cart/remove',
    operation: 'getCart',
    plant: () => {
      let removed: unknown
      const onRemove = changeBody('removeCartItem', ({ cart }) => void (removed = structuredClone(cart.items[0])))
      const onRead = changeBody('getCart', ({ items }) => {
        if (removed !== undefined) items.push(removed)
      })
      return (request, next) => onRemove(request, (changed) => onRead(changed, next))
    },
  },
  {
    name: 'a negative quantity is changed to 1',
    detectedBy: 'cart/bad-amount',
    operation: 'addCartItem',
    plant: () =>
      changeRequestBody('addCartItem', (body) => {
        if (typeof body.amount === 'number' && body.amount <= 0) body.amount = 1
      }),
  },
  {
    name: 'a fractional quantity is rounded',
    detectedBy: 'cart/bad-amount',
    operation: 'addCartItem',
    plant: () =>
      changeRequestBody('addCartItem', (body) => {
        if (typeof body.amount === 'number') body.amount = Math.ceil(body.amount)
      }),
  },
  {
    name: 'text is converted to a number',
    detectedBy: 'errors/wrong-type',
    operation: 'addCartItem',
    plant: () =>
      changeRequestBody('addCartItem', (body) => {
        if (typeof body.id === 'string') body.id = Number(body.id)
      }),
  },
  {
    name: 'the quantity is reduced without a warning',
    detectedBy: 'cart/over-stock',
    operation: 'addCartItem',
    plant: () => changeBody('addCartItem', (body) => void (body.warnings = [])),
  },
  {
    name: 'the cart stores a delivery choice that was only previewed',
    detectedBy: 'cart/choice-not-kept',
    operation: 'getCart',
    plant: () => {
      let choice = ''
      return changeRequest('getCart', (request) => {
        const { search } = new URL(request.url)
        if (search !== '') choice = search
        else request.url += choice
      })
    },
  },
]
