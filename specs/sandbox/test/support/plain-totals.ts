/**
 * What a cart costs, once more: written from the contract (`CartPrices`, decisions 0003 and 0033, C4.46 to C4.48, C7.23),
 * with no code of the sandbox, in big integers and as plainly as can be. The sandbox is compared with it.
 */

/** Whole haléře or cents. */
export type Minor = bigint

export interface PlainCart {
  readonly currency: 'CZK' | 'EUR'
  /** Prices of one unit in the currency, amounts in thousandths. */
  readonly lines: readonly { readonly unit: Minor; readonly original: Minor; readonly thousandths: bigint }[]
  /** A coupon that holds, its fixed part in the currency. */
  readonly coupon: { readonly percent: bigint; readonly off: Minor } | null
  readonly credits: bigint
  readonly shipper: { readonly price: Minor; readonly freeFrom: Minor | null } | null
  readonly payment: { readonly price: Minor; readonly cash: boolean } | null
  readonly gifts: readonly { readonly price: Minor; readonly net: Minor }[]
}

export interface PlainTotals {
  readonly items: Minor
  readonly itemsNet: Minor
  readonly original: Minor
  readonly originalNet: Minor
  readonly coupon: Minor
  readonly credits: bigint
  readonly discount: Minor
  readonly discountNet: Minor
  readonly goods: Minor
  readonly gifts: Minor
  readonly giftsNet: Minor
  readonly shipper: Minor | null
  readonly shipperNet: Minor | null
  readonly payment: Minor | null
  readonly paymentNet: Minor | null
  readonly rounding: Minor
  readonly total: Minor
  readonly totalNet: Minor
}

const CROWNS_FOR_EURO = 25n
const VAT = 21n

/** `top` over `bottom`, to the nearest whole number, a half up; for what is not below zero. */
export const nearest = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom)
export const up = (top: bigint, bottom: bigint): bigint => (top + bottom - 1n) / bottom
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** A price with VAT without it. */
export const net = (price: Minor): Minor => nearest(price * 100n, 100n + VAT)

/** A price in crowns in a currency: whole cents, and what costs something costs at least one. */
export function converted(haler: Minor, currency: PlainCart['currency']): Minor {
  if (currency === 'CZK' || haler === 0n) return haler
  const cents = nearest(haler, CROWNS_FOR_EURO)
  return cents === 0n ? 1n : cents
}

/** A price for who pays so many per cent less, in crowns: the discount is rounded. */
export const lowered = (haler: Minor, percent: bigint): Minor => haler - nearest(haler * percent, 100n)

/** A gift, its price in thousandths of the currency: rounded up, and without VAT in the ratio of the usual prices. */
export function plainGift(thousandths: bigint, usual: Minor): { readonly price: Minor; readonly net: Minor } {
  const price = up(thousandths, 10n)
  return { price, net: nearest(price * net(usual), usual) }
}

export function plainTotals({ currency, lines, coupon, credits, shipper, payment, gifts }: PlainCart): PlainTotals {
  let [items, itemsNet, original, originalNet] = [0n, 0n, 0n, 0n]
  for (const line of lines) {
    const price = nearest(line.unit * line.thousandths, 1000n)
    const dearer = line.original > line.unit ? line.original : line.unit
    const before = nearest(dearer * line.thousandths, 1000n)
    items += price
    itemsNet += net(price)
    original += before
    originalNet += net(before)
  }
  const off = coupon === null ? 0n : least(items, nearest(items * coupon.percent, 100n) + coupon.off)
  const goods = items - off
  const credit = converted(100n, currency)
  const used = least(credits, goods / credit)
  const paid = used * credit
  const carried = shipper && (shipper.freeFrom !== null && goods >= shipper.freeFrom ? 0n : shipper.price)
  const given = gifts.reduce((sum, { price }) => sum + price, 0n)
  const givenNet = gifts.reduce((sum, gift) => sum + gift.net, 0n)
  const exact = goods - paid + given + (carried ?? 0n) + (payment?.price ?? 0n)
  const rounding = payment?.cash && currency === 'CZK' ? nearest(exact, 100n) * 100n - exact : 0n
  const [carriedNet, paymentNet] = [carried && net(carried), payment && net(payment.price)]
  const discountNet = net(off) + net(paid)
  return {
    ...{ items, itemsNet, original, originalNet, coupon: off, credits: used, discount: off + paid, discountNet },
    ...{ goods, gifts: given, giftsNet: givenNet },
    ...{ shipper: carried, shipperNet: carriedNet, payment: payment && payment.price, paymentNet, rounding },
    total: exact + rounding,
    totalNet: itemsNet + givenNet - discountNet + (carriedNet ?? 0n) + (paymentNet ?? 0n) + rounding,
  }
}
