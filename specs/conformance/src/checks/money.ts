import type { Check } from '../check.ts'
import type { Exchange } from '../client.ts'
import { newKey } from '../shop.ts'

const sums =
  'Lines add up to `itemsWithTax`. Items, gifts, delivery, payment and rounding, minus the discount, add up to `totalWithTax`.'

/** Amounts as whole millionths, so that sums are exact. */
const exact = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 1e6)
const sum = (amounts: readonly (number | null | undefined)[]): number =>
  amounts.reduce<number>((so, one) => so + exact(one), 0)

interface Priced {
  readonly amount: number
  readonly prices: Readonly<Record<string, number>>
  readonly items?: readonly Priced[]
}

const flat = (lines: readonly Priced[]): Priced[] => lines.flatMap((line) => [line, ...flat(line.items ?? [])])

/** How the sums of a cart or an order are wrong; nothing when they are right. */
export function sumFault(lines: readonly Priced[], prices: Exchange['body'], decimals: number): string | undefined {
  for (const { amount, prices: line } of flat(lines)) {
    const whole = 10 ** decimals
    const told = Math.round(amount * (line['unitWithTax'] ?? 0) * whole + 1e-6) / whole
    if (exact(told) !== exact(line['totalWithTax']))
      return `a line of ${amount} times ${line['unitWithTax']} is told as ${line['totalWithTax']}`
  }
  const goods = sum(flat(lines).map((line) => line.prices['totalWithTax']))
  if (goods !== exact(prices.itemsWithTax))
    return `the lines make ${goods / 1e6}, and itemsWithTax is ${prices.itemsWithTax}`
  const { itemsWithTax, giftsWithTax, shipperPriceWithTax, paymentPriceWithTax, roundingWithTax } = prices
  const parts = sum([itemsWithTax, giftsWithTax, shipperPriceWithTax, paymentPriceWithTax, roundingWithTax])
  const total = parts - exact(prices.discountWithTax)
  if (total !== exact(prices.totalWithTax))
    return `the parts make ${total / 1e6}, and totalWithTax is ${prices.totalWithTax}`
  return undefined
}

/** Prices and sums. */
export const moneyChecks: readonly Check[] = [
  {
    id: 'money/cart-sums',
    title: 'Items, delivery and payment add up to the total',
    operation: 'getCart',
    says: sums,
    breaks: 'Shoppers see a total that is not the sum of what stands above it, and stop trusting the shop.',
    async run({ ask, done, must, shop }) {
      const { cart, chosen } = await filled(shop)
      const { decimalPlaces } = (await shop.settings()).currency
      for (const query of [{}, chosen]) {
        const answer = await ask('getCart', { cart, query })
        const { items, prices } = done(answer)
        const fault = sumFault(items, prices, decimalPlaces)
        must(fault === undefined, String(fault), answer)
      }
    },
  },
  {
    id: 'money/vat',
    title: 'Prices without VAT are not above those with VAT',
    operation: 'getCart',
    says: 'Totals of the cart, computed by the back end in whole minor units',
    breaks: 'Companies see more without VAT than with it, and invoices are wrong.',
    async run({ ask, done, must, shop }) {
      const { cart, chosen } = await filled(shop)
      const answer = await ask('getCart', { cart, query: chosen })
      const { items, prices } = done(answer)
      for (const [name, amount] of [...items, { prices }].flatMap((one: Priced) => Object.entries(one.prices))) {
        if (!name.endsWith('WithTax') || amount === null) continue
        const without = [...items, { prices }].find((one: Priced) => one.prices[name] === amount)?.prices[
          name.replace('WithTax', 'WithoutTax')
        ]
        if (without !== undefined && without !== null)
          must(without <= amount, `${name} is ${amount}, and without VAT ${without}`, answer)
      }
      must(prices.totalWithoutTax > 0, 'the total without VAT is nothing', answer)
      must(
        prices.totalOriginalWithTax >= prices.itemsWithTax - prices.discountWithTax,
        'the original total is below the total',
        answer,
      )
    },
  },
  {
    id: 'money/decimals',
    title: 'Amounts have no more decimals than the currency',
    operation: 'getCart',
    says: "Amounts are JSON numbers in the currency's major unit, with at most `decimalPlaces` decimals.",
    breaks: 'Prices are shown as 129,994 Kč, or rounded by every reader in another way.',
    async run({ ask, done, must, shop }) {
      const { cart, chosen } = await filled(shop)
      const { decimalPlaces } = (await shop.settings()).currency
      const answer = await ask('getCart', { cart, query: chosen })
      const { items, prices } = done(answer)
      for (const [name, amount] of [...items, { prices }].flatMap((one: Priced) => Object.entries(one.prices)))
        if (typeof amount === 'number')
          must(Number.isInteger(exact(amount) / 10 ** (6 - decimalPlaces)), `${name} is ${amount}`, answer)
    },
  },
  {
    id: 'money/goods-cost-what-they-say',
    title: 'A line costs what the page of the product says',
    operation: 'addCartItem',
    says: 'Prices of a product, variant or line item',
    breaks: 'Shoppers pay another price than the one on the page.',
    async run({ must, shop }) {
      const goods = await shop.plain()
      const { added } = await shop.newCart({ id: goods.id, amount: 1 })
      const { unitWithTax } = added.body.cart.items[0].prices
      must(unitWithTax === goods.unitWithTax, `the page says ${goods.unitWithTax}, the cart ${unitWithTax}`, added)
    },
  },
  {
    id: 'money/delivery-price',
    title: 'A chosen delivery and payment cost what the offer said',
    operation: 'getCartShippers',
    says: 'Prices include `shipper_id`, `payment_id` and `order_gifts`',
    breaks: 'Delivery for 99 costs 129 in the summary.',
    async run({ ask, done, must, shop }) {
      const { cart, chosen } = await filled(shop)
      const offered = await ask('getCartShippers', { cart })
      const shipper = done(offered).find(({ id }: { id: number }) => id === chosen.shipper_id)
      const payments = done(await ask('getCartPayments', { cart }))
      const payment = payments.find(({ id }: { id: number }) => id === chosen.payment_id)
      const { prices } = done(await ask('getCart', { cart, query: chosen }))
      must(
        prices.shipperPriceWithTax === shipper.priceWithTax,
        `delivery is offered for ${shipper.priceWithTax} and counted as ${prices.shipperPriceWithTax}`,
        offered,
      )
      must(
        prices.paymentPriceWithTax === payment.priceWithTax,
        `payment is offered for ${payment.priceWithTax} and counted as ${prices.paymentPriceWithTax}`,
        offered,
      )
    },
  },
  {
    id: 'money/free-shipping-left',
    title: 'The amount missing for free delivery is correct',
    operation: 'getCart',
    says: 'Amount still missing for free delivery. 0 if reached',
    breaks: 'The bar under the cart promises free delivery for the wrong amount.',
    async run({ ask, done, must, shop, skip }) {
      const { cart } = await filled(shop)
      const answer = await ask('getCart', { cart })
      const { freeShippingAt, missingToFreeShipping, discountLimitPriceWithVat, itemsWithTax } = done(answer).prices
      if (freeShippingAt === null || missingToFreeShipping === undefined) skip('nothing makes delivery free')
      const missing = [itemsWithTax, discountLimitPriceWithVat].map((price) =>
        Math.max(0, exact(freeShippingAt) - exact(price)),
      )
      must(
        missing.includes(exact(missingToFreeShipping)),
        `${missingToFreeShipping} are told to be missing to ${freeShippingAt} at ${itemsWithTax}`,
        answer,
      )
    },
  },
  {
    id: 'money/order-like-cart',
    title: 'The order costs what the cart cost, and its lines add up',
    operation: 'placeOrder',
    says: 'The order has the lines, prices and total of the cart with the same delivery and payment.',
    breaks: 'Shoppers are charged another amount than they agreed to.',
    async run({ ask, done, must, shop }) {
      const { cart, chosen } = await filled(shop)
      const { prices } = done(await ask('getCart', { cart, query: chosen }))
      const body = await shop.placement(await shop.choose({ cart }))
      const answer = await shop.place(body, { cart, key: newKey() })
      const { order } = done(answer)
      must(
        order.prices.totalWithTax === prices.totalWithTax,
        `the cart cost ${prices.totalWithTax}, the order ${order.prices.totalWithTax}`,
        answer,
      )
      const { decimalPlaces } = (await shop.settings()).currency
      const goods = order.items.filter((line: { attributes: { discount: boolean } }) => !line.attributes.discount)
      const fault = sumFault(goods, order.prices, decimalPlaces)
      must(fault === undefined, String(fault), answer)
    },
  },
  {
    id: 'money/other-currency',
    title: 'Another currency changes all amounts, and an unknown one none',
    operation: 'getCart',
    says: 'Defaults to that of the shop, also if unknown',
    breaks: 'Prices in euros carry the numbers of crowns.',
    async run({ ask, done, must, shop, skip }) {
      const { currency, currencies } = await shop.settings()
      const { cart } = await filled(shop)
      const unknown = await ask('getCart', { cart, headers: { 'x-currency': 'XXX' } })
      must(
        done(unknown).currencyCode === currency.code,
        `an unknown currency is answered in ${unknown.body.currencyCode}`,
        unknown,
      )
      const other = currencies.find(({ code }: { code: string }) => code !== currency.code)
      if (!other) skip('the shop sells in one currency only')
      const answer = await ask('getCart', { cart, headers: { 'x-currency': other.code } })
      const { currencyCode, items, prices } = done(answer)
      must(currencyCode === other.code, `${other.code} was asked for and ${currencyCode} answered`, answer)
      must(
        prices.totalWithTax !== unknown.body.prices.totalWithTax,
        `the numbers are those of ${currency.code}`,
        answer,
      )
      must(
        items.every((line: { prices: { currencyCode: string } }) => line.prices.currencyCode === other.code),
        'some lines are in another currency',
        answer,
      )
      const fault = sumFault(items, prices, other.decimalPlaces)
      must(fault === undefined, String(fault), answer)
    },
  },
]

async function filled(shop: Parameters<Check['run']>[0]['shop']) {
  const [first, second] = [await shop.plain(), await shop.plain(1)]
  const { token: cart } = await shop.newCart({ id: first.id, amount: 3 }, { id: second.id, amount: 1 })
  const { shipper_id, payment_id } = await shop.choose({ cart })
  return { cart, chosen: { shipper_id, payment_id } }
}
