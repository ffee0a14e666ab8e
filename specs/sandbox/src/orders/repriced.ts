import { fromMajor, toMajor, withoutVat, type Haler } from '../money.ts'
import type { Currency } from '../pricing/currency.ts'
import type { Shop } from '../wire.ts'

/** The totals of an order as if it had been placed with another payment (A3.04). */
export function repriced(
  prices: Shop['OrderPrices'],
  payment: { readonly price: Haler; readonly cash: boolean },
  { cashRounding }: Pick<Currency, 'cashRounding'>,
): Shop['OrderPrices'] {
  const net = withoutVat(payment.price)
  const before = fromMajor(prices.roundingWithTax)
  const exact = fromMajor(prices.totalWithTax) - before - fromMajor(prices.paymentPriceWithTax) + payment.price
  const exactNet = fromMajor(prices.totalWithoutTax) - before - fromMajor(prices.paymentPriceWithoutTax) + net
  const rounding = payment.cash && cashRounding ? cashRounding(exact) : 0
  return {
    ...prices,
    paymentPriceWithTax: toMajor(payment.price),
    paymentPriceWithoutTax: toMajor(net),
    roundingWithTax: toMajor(rounding),
    totalWithTax: toMajor(exact + rounding),
    totalWithoutTax: toMajor(exactNet + rounding),
  }
}
