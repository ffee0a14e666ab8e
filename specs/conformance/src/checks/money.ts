import type { Check } from '../check.ts'
import type { Exchange } from '../client.ts'
import { newKey } from '../shop.ts'

const sums =
  'Lines add up to `itemsWithTax`. Items, gifts, delivery, payment and rounding, minus the discount, add up to `totalWithTax`.'

/** Converts an amount to integer millionths, so that sums are exact. */
const toMillionths = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 1e6)
const sum = (amounts: readonly (number | null | undefined)[]): number =>
  amounts.reduce<number>((total, amount) => total + toMillionths(amount), 0)

interface Priced {
  readonly amount: number
  readonly prices: Readonly<Record<string, number>>
  readonly items?: readonly Priced[]
}

const flatten = (lines: readonly Priced[]): Priced[] => lines.flatMap((line) => [line, ...flatten(line.items ?? [])])

/** The first wrong sum of a cart or an order, or `undefined` if all are right. */
export function findSumError(lines: readonly Priced[], prices: Exchange['body'], decimals: number): string | undefined {
  for (const { amount, prices: line } of flatten(lines)) {
    const factor = 10 ** decimals
    const expected = Math.round(amount * (line['unitWithTax'] ?? 0) * factor + 1e-6) / factor
    if (toMillionths(expected) !== toMillionths(line['totalWithTax']))
      return `An item of ${amount} times ${line['unitWithTax']} has the total ${line['totalWithTax']}.`
  }
  const goods = sum(flatten(lines).map((line) => line.prices['totalWithTax']))
  if (goods !== toMillionths(prices.itemsWithTax))
    return `The items add up to ${goods / 1e6}, but itemsWithTax is ${prices.itemsWithTax}.`
  const { itemsWithTax, giftsWithTax, shipperPriceWithTax, paymentPriceWithTax, roundingWithTax } = prices
  const parts = sum([itemsWithTax, giftsWithTax, shipperPriceWithTax, paymentPriceWithTax, roundingWithTax])
  const total = parts - toMillionths(prices.discountWithTax)
  if (total !== toMillionths(prices.totalWithTax))
    return `The parts add up to ${total / 1e6}, but totalWithTax is ${prices.totalWithTax}.`
  return undefined
}

/** Prices and sums. */
export const moneyChecks: readonly Check[] = [
  {
    id: 'money/cart-sums',
    title: 'Items, delivery and payment add up to the total',
    operation: 'getCart',
    promise: sums,
    impact: 'The total in the cart is not the sum of the prices above it.',
    async run({ request, expectSuccess, assert, shop }) {
      const { cart, chosen } = await createFilledCart(shop)
      const { decimalPlaces } = (await shop.settings()).currency
      for (const query of [{}, chosen]) {
        const response = await request('getCart', { cart, query })
        const { items, prices } = expectSuccess(response)
        const sumError = findSumError(items, prices, decimalPlaces)
        assert(sumError === undefined, String(sumError), response)
      }
    },
  },
  {
    id: 'money/vat',
    title: 'Prices without VAT are not above those with VAT',
    operation: 'getCart',
    promise: 'Totals of the cart, computed by the back end in whole minor units',
    impact: 'Companies see wrong prices without VAT, and invoices are wrong.',
    async run({ request, expectSuccess, assert, shop }) {
      const { cart, chosen } = await createFilledCart(shop)
      const response = await request('getCart', { cart, query: chosen })
      const { items, prices } = expectSuccess(response)
      for (const [name, amount] of [...items, { prices }].flatMap((one: Priced) => Object.entries(one.prices))) {
        if (!name.endsWith('WithTax') || amount === null) continue
        const without = [...items, { prices }].find((one: Priced) => one.prices[name] === amount)?.prices[
          name.replace('WithTax', 'WithoutTax')
        ]
        if (without !== undefined && without !== null)
          assert(without <= amount, `${name} is ${amount}, but the amount without VAT is ${without}.`, response)
      }
      assert(prices.totalWithoutTax > 0, 'The total without VAT is not above 0.', response)
      assert(
        prices.totalOriginalWithTax >= prices.itemsWithTax - prices.discountWithTax,
        'totalOriginalWithTax is lower than the discounted items.',
        response,
      )
    },
  },
  {
    id: 'money/decimals',
    title: 'Amounts have no more decimals than the currency',
    operation: 'getCart',
    promise: "Amounts are JSON numbers in the currency's major unit, with at most `decimalPlaces` decimals.",
    impact: 'Prices are shown with too many decimals, or rounded differently in each place.',
    async run({ request, expectSuccess, assert, shop }) {
      const { cart, chosen } = await createFilledCart(shop)
      const { decimalPlaces } = (await shop.settings()).currency
      const response = await request('getCart', { cart, query: chosen })
      const { items, prices } = expectSuccess(response)
      for (const [name, amount] of [...items, { prices }].flatMap((one: Priced) => Object.entries(one.prices)))
        if (typeof amount === 'number')
          assert(
            Number.isInteger(toMillionths(amount) / 10 ** (6 - decimalPlaces)),
            `${name} is ${amount}, with more than ${decimalPlaces} decimals.`,
            response,
          )
    },
  },
  {
    id: 'money/goods-cost-what-they-say',
    title: 'An item in the cart has the price of the product page',
    operation: 'addCartItem',
    promise: 'Prices of a product, variant or line item',
    impact: 'Shoppers pay another price than the product page shows.',
    async run({ assert, shop }) {
      const goods = await shop.inStock()
      const { added } = await shop.createCart({ id: goods.id, amount: 1 })
      const { unitWithTax } = added.body.cart.items[0].prices
      assert(
        unitWithTax === goods.unitWithTax,
        `The price is ${goods.unitWithTax} on the product page and ${unitWithTax} in the cart.`,
        added,
      )
    },
  },
  {
    id: 'money/delivery-price',
    title: 'The chosen delivery and payment have the offered prices',
    operation: 'getCartShippers',
    promise: 'Prices include `shipper_id`, `payment_id` and `order_gifts`',
    impact: 'The summary shows another delivery price than the offer.',
    async run({ request, expectSuccess, assert, shop }) {
      const { cart, chosen } = await createFilledCart(shop)
      const offered = await request('getCartShippers', { cart })
      const shipper = expectSuccess(offered).find(({ id }: { id: number }) => id === chosen.shipper_id)
      const payments = expectSuccess(await request('getCartPayments', { cart }))
      const payment = payments.find(({ id }: { id: number }) => id === chosen.payment_id)
      const { prices } = expectSuccess(await request('getCart', { cart, query: chosen }))
      assert(
        prices.shipperPriceWithTax === shipper.priceWithTax,
        `Delivery is offered for ${shipper.priceWithTax}, but the cart adds ${prices.shipperPriceWithTax}.`,
        offered,
      )
      assert(
        prices.paymentPriceWithTax === payment.priceWithTax,
        `Payment is offered for ${payment.priceWithTax}, but the cart adds ${prices.paymentPriceWithTax}.`,
        offered,
      )
    },
  },
  {
    id: 'money/free-shipping-left',
    title: 'The amount missing for free delivery is correct',
    operation: 'getCart',
    promise: 'Amount still missing for free delivery. 0 if reached',
    impact: 'The cart announces free delivery at the wrong amount.',
    async run({ request, expectSuccess, assert, shop, skip }) {
      const { cart } = await createFilledCart(shop)
      const response = await request('getCart', { cart })
      const { freeShippingAt, missingToFreeShipping, discountLimitPriceWithVat, itemsWithTax } =
        expectSuccess(response).prices
      if (freeShippingAt === null || missingToFreeShipping === undefined) skip('The shop has no free delivery.')
      const missing = [itemsWithTax, discountLimitPriceWithVat].map((price) =>
        Math.max(0, toMillionths(freeShippingAt) - toMillionths(price)),
      )
      assert(
        missing.includes(toMillionths(missingToFreeShipping)),
        `missingToFreeShipping is ${missingToFreeShipping} with items for ${itemsWithTax} and free delivery at ${freeShippingAt}.`,
        response,
      )
    },
  },
  {
    id: 'money/order-like-cart',
    title: 'The order has the total of the cart, and its items add up',
    operation: 'placeOrder',
    promise: 'The order has the lines, prices and total of the cart with the same delivery and payment.',
    impact: 'Shoppers pay another total than the checkout shows.',
    async run({ request, expectSuccess, assert, shop }) {
      const { cart, chosen } = await createFilledCart(shop)
      const { prices } = expectSuccess(await request('getCart', { cart, query: chosen }))
      const body = await shop.orderInput(await shop.chooseDelivery({ cart }))
      const response = await shop.placeOrder(body, { cart, key: newKey() })
      const { order } = expectSuccess(response)
      assert(
        order.prices.totalWithTax === prices.totalWithTax,
        `The total of the cart is ${prices.totalWithTax}, the total of the order ${order.prices.totalWithTax}.`,
        response,
      )
      const { decimalPlaces } = (await shop.settings()).currency
      const goods = order.items.filter((line: { attributes: { discount: boolean } }) => !line.attributes.discount)
      const sumError = findSumError(goods, order.prices, decimalPlaces)
      assert(sumError === undefined, String(sumError), response)
    },
  },
  {
    id: 'money/other-currency',
    title: 'A known currency changes all amounts, an unknown one none',
    operation: 'getCart',
    promise: 'Defaults to that of the shop, also if unknown',
    impact: 'Amounts in one currency are shown with the symbol of another.',
    async run({ request, expectSuccess, assert, shop, skip }) {
      const { currency, currencies } = await shop.settings()
      const { cart } = await createFilledCart(shop)
      const unknown = await request('getCart', { cart, headers: { 'x-currency': 'XXX' } })
      assert(
        expectSuccess(unknown).currencyCode === currency.code,
        `A request with an unknown currency returns ${unknown.body.currencyCode} instead of ${currency.code}.`,
        unknown,
      )
      const other = currencies.find(({ code }: { code: string }) => code !== currency.code)
      if (!other) skip('The shop has one currency only.')
      const response = await request('getCart', { cart, headers: { 'x-currency': other.code } })
      const { currencyCode, items, prices } = expectSuccess(response)
      assert(currencyCode === other.code, `Requested ${other.code}, received ${currencyCode}.`, response)
      assert(
        prices.totalWithTax !== unknown.body.prices.totalWithTax,
        `The total in ${other.code} equals the total in ${currency.code}.`,
        response,
      )
      assert(
        items.every((line: { prices: { currencyCode: string } }) => line.prices.currencyCode === other.code),
        'Some items are in another currency.',
        response,
      )
      const sumError = findSumError(items, prices, other.decimalPlaces)
      assert(sumError === undefined, String(sumError), response)
    },
  },
]

async function createFilledCart(shop: Parameters<Check['run']>[0]['shop']) {
  const [first, second] = [await shop.inStock(), await shop.inStock(1)]
  const { token: cart } = await shop.createCart({ id: first.id, amount: 3 }, { id: second.id, amount: 1 })
  const { shipper_id, payment_id } = await shop.chooseDelivery({ cart })
  return { cart, chosen: { shipper_id, payment_id } }
}
