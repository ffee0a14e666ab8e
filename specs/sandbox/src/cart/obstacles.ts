import { sumAmounts } from '../amount.ts'
import { piecesIn } from '../catalogue/variants.ts'
import { inMarket } from '../market.ts'
import { isVisible } from '../shop/identity.ts'
import { refusal, type ErrorItem, type RefusalCode } from '../http/errors.ts'
import { toMajor } from '../money.ts'
import type { Currency } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { Buyer } from './buyer.ts'
import { couponFault } from './coupon.ts'
import type { CartLine, LoadedCart } from './load.ts'
import { goodsPrice, pricedLine, priceCart } from './price.ts'
import type { Limits } from './view.ts'

/** Everything that prevents an order of this cart (C7.24); empty if it can be ordered. */
export function obstaclesOf(cart: LoadedCart, buyer: Buyer, limits: Limits, now: Date): ErrorItem[] {
  if (cart.lines.length === 0) return refusal('cart_empty').items.slice()
  const { coupon } = cart
  const { currency } = buyer.list
  const fault = coupon && couponFault(coupon, goodsPrice(cart, buyer.list), currency, now)
  return [
    ...cart.lines.flatMap((line) => lineObstacles(line, cart.lines, buyer)),
    ...minimumObstacles(priceCart(cart, buyer.list, now).goods, limits, currency),
    ...(fault === null ? [] : [errorItem('coupon_invalid', 'couponCode', fault.title)]),
  ]
}

function lineObstacles(line: CartLine, lines: readonly CartLine[], { customer, list }: Buyer): ErrorItem[] {
  const { variant, product } = line
  const field = `items.${line.id}`
  const isSold = variant.withdrawn === null && product.saleable && pricedLine(line, list).unit > 0
  if (!isSold || !isVisible(product, customer?.groups ?? []))
    return [
      errorItem(
        'not_saleable',
        field,
        inMarket({
          cs: `Zboží ${variant.fullname} teď neprodáváme. Odeberte ho prosím z košíku.`,
          sk: `Tovar ${variant.fullname} teraz nepredávame. Odoberte ho, prosím, z košíka.`,
        }),
      ),
    ]
  if (!variant.check_stock) return []
  const requested = lines.filter((one) => one.variant.id === variant.id).map(({ amount }) => amount)
  return sumAmounts(...requested) <= piecesIn(line.warehouses)
    ? []
    : [errorItem('out_of_stock', field, outOfStockTitle(line))]
}

export function outOfStockTitle({ variant, warehouses }: CartLine): string {
  if (piecesIn(warehouses) < variant.amount_step)
    return inMarket({
      cs: `Zboží ${variant.fullname} už není skladem. Odeberte ho prosím z košíku.`,
      sk: `Tovar ${variant.fullname} už nie je skladom. Odoberte ho, prosím, z košíka.`,
    })
  return inMarket({
    cs: `Zboží ${variant.fullname} už není v tomto množství skladem. Snižte prosím množství.`,
    sk: `Tovar ${variant.fullname} už nie je v tomto množstve skladom. Znížte, prosím, množstvo.`,
  })
}

function minimumObstacles(goods: number, { minimumOrderAt }: Limits, currency: Currency): ErrorItem[] {
  if (minimumOrderAt === null || goods >= minimumOrderAt) return []
  const missing = money(toMajor(minimumOrderAt - goods), currency)
  return [
    errorItem(
      'below_minimum_order',
      null,
      inMarket({
        cs: `Do minimální výše ceny objednávky vám zbývá ještě ${missing} s DPH.`,
        sk: `Do minimálnej ceny objednávky vám zostáva ešte ${missing} s DPH.`,
      }),
    ),
  ]
}

function errorItem(code: RefusalCode, field: string | null, title: string): ErrorItem {
  return { code, field, title }
}
