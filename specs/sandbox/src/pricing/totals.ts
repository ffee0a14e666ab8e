import { priceOf } from '../amount.ts'
import { percentOf, withoutVat, type Haler } from '../money.ts'
import { inCurrency, type Currency } from './currency.ts'

export interface PricedLine {
  readonly unit: Haler
  readonly unitOriginal: Haler
  readonly amount: number
}

/** All prices in one currency. */
export interface TotalsInput {
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  readonly coupon: { readonly percentOff: number; readonly amountOff: Haler } | null
  /** Loyalty credits to use; one is worth one crown, or one euro in the Slovak shop. */
  readonly credits: number
  readonly shipper: { readonly price: Haler; readonly freeFrom: Haler | null } | null
  /** `cash`: always paid in cash, for which a home currency may lack small coins. */
  readonly payment: { readonly price: Haler; readonly cash: boolean } | null
  /** Chosen gifts with a price, with and without VAT. */
  readonly gifts: readonly { readonly price: Haler; readonly net: Haler }[]
}

/** Totals in haléře, with VAT unless the name contains `Net`. */
export interface Totals {
  readonly items: Haler
  readonly itemsNet: Haler
  readonly original: Haler
  readonly originalNet: Haler
  readonly coupon: Haler
  /** Credits actually used: never more than the price of the goods. */
  readonly credits: number
  /** Coupon and credits together. */
  readonly discount: Haler
  readonly discountNet: Haler
  /** Goods after the coupon: decides about free shipping and gifts. */
  readonly goods: Haler
  readonly gifts: Haler
  readonly giftsNet: Haler
  readonly shipper: Haler | null
  readonly shipperNet: Haler | null
  readonly payment: Haler | null
  readonly paymentNet: Haler | null
  readonly rounding: Haler
  readonly total: Haler
  readonly totalNet: Haler
}

/** Value of a loyalty credit: one of the home currency. */
const CREDIT: Haler = 100

/** The only place that adds up a cart or an order. VAT is computed from the total of each line, not from the unit price. */
export function computeTotals({ currency, lines, coupon, credits, shipper, payment, gifts }: TotalsInput): Totals {
  const credit = inCurrency(CREDIT, currency)
  const items = sum(lines.map(lineTotal))
  const itemsNet = sum(lines.map((line) => withoutVat(lineTotal(line))))
  const originals = lines.map((line) => priceOf(line.amount, Math.max(line.unit, line.unitOriginal)))
  const couponAmount = coupon ? Math.min(items, percentOf(items, coupon.percentOff) + coupon.amountOff) : 0
  const goods = items - couponAmount
  const usedCredits = Math.min(credits, Math.floor(goods / credit))
  const shipperPrice = shipper && shipperPriceFor(shipper, goods)
  const paymentPrice = payment && payment.price
  const discount = couponAmount + usedCredits * credit
  const discountNet = withoutVat(couponAmount) + withoutVat(usedCredits * credit)
  const shipperNet = shipperPrice === null ? null : withoutVat(shipperPrice)
  const paymentNet = paymentPrice === null ? null : withoutVat(paymentPrice)
  const giftsPrice = sum(gifts.map(({ price }) => price))
  const giftsNet = sum(gifts.map(({ net }) => net))
  const exact = items + giftsPrice - discount + (shipperPrice ?? 0) + (paymentPrice ?? 0)
  const rounding = payment?.cash === true && currency.cashRounding ? currency.cashRounding(exact) : 0
  return {
    items,
    itemsNet,
    original: sum(originals),
    originalNet: sum(originals.map(withoutVat)),
    coupon: couponAmount,
    credits: usedCredits,
    discount,
    discountNet,
    goods,
    gifts: giftsPrice,
    giftsNet,
    shipper: shipperPrice,
    shipperNet,
    payment: paymentPrice,
    paymentNet,
    rounding,
    total: exact + rounding,
    totalNet: itemsNet + giftsNet - discountNet + (shipperNet ?? 0) + (paymentNet ?? 0) + rounding,
  }
}

/** The only place that rounds, so that lines add up to their total. */
export function lineTotal({ unit, amount }: PricedLine): Haler {
  return priceOf(amount, unit)
}

/** Price of a shipper for goods of this price. */
export function shipperPriceFor(shipper: { price: Haler; freeFrom: Haler | null }, goods: Haler): Haler {
  return shipper.freeFrom !== null && goods >= shipper.freeFrom ? 0 : shipper.price
}

function sum(amounts: readonly Haler[]): Haler {
  return amounts.reduce((total, amount) => total + amount, 0)
}
