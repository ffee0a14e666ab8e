/**
 * A reference implementation of cart totals: written from the contract (`CartPrices`, decisions 0003 and 0033, C4.46 to
 * C4.48, C7.23) in plain bigints, without code of the sandbox, whose totals are compared with it.
 */

/** Whole haléře or cents. */
export type Minor = bigint

export interface ReferenceCart {
  readonly currency: 'CZK' | 'EUR'
  /** Unit prices in the currency, amounts in thousandths. */
  readonly lines: readonly { readonly unit: Minor; readonly original: Minor; readonly thousandths: bigint }[]
  /** A valid coupon, its fixed part in the currency. */
  readonly coupon: { readonly percent: bigint; readonly off: Minor } | null
  readonly credits: bigint
  readonly shipper: { readonly price: Minor; readonly freeFrom: Minor | null } | null
  readonly payment: { readonly price: Minor; readonly cash: boolean } | null
  readonly gifts: readonly { readonly price: Minor; readonly net: Minor }[]
}

export interface ReferenceTotals {
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

/** `top / bottom`, rounded half up; for values that are not negative. */
export const nearest = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom)
export const up = (top: bigint, bottom: bigint): bigint => (top + bottom - 1n) / bottom
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** The price without VAT for a price with VAT. */
export const net = (price: Minor): Minor => nearest(price * 100n, 100n + VAT)

/** Converts crowns to a currency: whole cents, and at least one cent for a price above zero. */
export function converted(haler: Minor, currency: ReferenceCart['currency']): Minor {
  if (currency === 'CZK' || haler === 0n) return haler
  const cents = nearest(haler, CROWNS_FOR_EURO)
  return cents === 0n ? 1n : cents
}

/** The price after a discount in per cent, in crowns: the discount is rounded. */
export const lowered = (haler: Minor, percent: bigint): Minor => haler - nearest(haler * percent, 100n)

/** A gift price in thousandths of the currency: rounded up; without VAT in the ratio of the usual prices. */
export function referenceGift(thousandths: bigint, usual: Minor): { readonly price: Minor; readonly net: Minor } {
  const price = up(thousandths, 10n)
  return { price, net: nearest(price * net(usual), usual) }
}

export function referenceTotals({
  currency,
  lines,
  coupon,
  credits,
  shipper,
  payment,
  gifts,
}: ReferenceCart): ReferenceTotals {
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
