import { isDeepStrictEqual } from 'node:util'
import { toMajor, toMajorOrNull, type Haler } from '../money.ts'
import type { Totals } from '../pricing/totals.ts'
import type { Shop } from '../wire.ts'
import type { Buyer } from './buyer.ts'
import { couponFault } from './coupon.ts'
import { itemViews } from './item-view.ts'
import type { LoadedCart } from './load.ts'
import { isShippingFree, goodsPrice } from './price.ts'

/** Price limits of the shop, in terms of goods; null: no limit. */
export interface Limits {
  readonly freeShippingAt: Haler | null
  readonly minimumOrderAt: Haler | null
}

/** A cart in the format of the contract; null gives the empty cart (C4.36). */
export function cartView(
  cart: LoadedCart | null,
  totals: Totals,
  { buyer, limits, now }: { buyer: Buyer; limits: Limits; now: Date },
): Shop['Cart'] {
  const row = cart?.row
  return {
    id: cart?.row.id ?? null,
    version: cart?.row.version ?? 0,
    currencyCode: buyer.list.currency.code,
    items: cart === null ? [] : itemViews(cart.lines, buyer.list),
    prices: {
      ...pricesView(totals, { ...limits, freeShippingAt: cart && isBulky(cart) ? null : limits.freeShippingAt }),
      ...(cart && isShippingFree(soldLines(cart)) && { missingToFreeShipping: 0 }),
    },
    customer: row?.customer ?? (cart && buyer.customer && customerView(buyer.customer)),
    shippingAddress: row?.shipping_address ?? null,
    billingAddress: row?.billing_address ?? null,
    hasCustomShippingAddress: row !== undefined && isElsewhere(row),
    comment: row?.comment ?? null,
    coupon: cart && couponView(cart, buyer, now),
    credits: totals.credits,
  }
}

/** Whether delivery and billing address differ. */
const isElsewhere = ({ shipping_address: shipping, billing_address: billing }: LoadedCart['row']): boolean =>
  shipping !== null && billing !== null && !isDeepStrictEqual(shipping, billing)

/** Whether the cart has oversized goods, whose shipper is never free. */
const isBulky = (cart: LoadedCart): boolean => soldLines(cart).some(({ product }) => product.oversized)

const soldLines = ({ lines }: LoadedCart) => lines.filter(({ variant }) => variant.withdrawn === null)

function couponView(cart: LoadedCart, { list }: Buyer, now: Date): Shop['Cart']['coupon'] {
  const { coupon } = cart
  if (coupon === null) return null
  const reason = couponFault(coupon, goodsPrice(cart, list), list.currency, now)?.title ?? null
  return { code: coupon.code, title: coupon.title, applies: reason === null, reason }
}

function pricesView(totals: Totals, { freeShippingAt, minimumOrderAt }: Limits): Shop['CartPrices'] {
  const missingTo = (limit: Haler | null) => toMajorOrNull(limit === null ? null : Math.max(0, limit - totals.goods))
  return {
    itemsWithTax: toMajor(totals.items),
    itemsWithoutTax: toMajor(totals.itemsNet),
    totalWithTax: toMajor(totals.total),
    totalWithoutTax: toMajor(totals.totalNet),
    totalOriginalWithTax: toMajor(totals.original),
    totalOriginalWithoutTax: toMajor(totals.originalNet),
    giftsWithTax: toMajor(totals.gifts),
    giftsWithoutTax: toMajor(totals.giftsNet),
    discountWithTax: toMajor(totals.discount),
    discountWithoutTax: toMajor(totals.discountNet),
    shipperPriceWithTax: toMajorOrNull(totals.shipper),
    shipperPriceWithoutTax: toMajorOrNull(totals.shipperNet),
    paymentPriceWithTax: toMajorOrNull(totals.payment),
    paymentPriceWithoutTax: toMajorOrNull(totals.paymentNet),
    roundingWithTax: toMajor(totals.rounding),
    freeShippingAt: toMajorOrNull(freeShippingAt),
    missingToFreeShipping: missingTo(freeShippingAt),
    minimumOrderAt: toMajorOrNull(minimumOrderAt),
    missingToMinimumOrder: missingTo(minimumOrderAt),
    discountLimitPriceWithVat: toMajor(totals.goods),
  }
}

function customerView({ email, doc }: NonNullable<Buyer['customer']>): Shop['CartCustomer'] {
  return {
    name: `${doc.firstName} ${doc.lastName}`,
    firstName: doc.firstName,
    lastName: doc.lastName,
    email,
    phone: doc.phone,
    tin: doc.business?.TIN ?? null,
    vatin: doc.business?.VATIN ?? null,
    businessName: doc.business?.business_name ?? null,
  }
}
