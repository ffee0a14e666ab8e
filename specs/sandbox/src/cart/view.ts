import { availabilityOf } from '../catalogue/availability.ts'
import { CURRENCY } from '../catalogue/prices.ts'
import { piecesIn } from '../catalogue/variants.ts'
import { toMajor, toMajorOrNull, withoutVat, type Haler } from '../money.ts'
import { lineTotal, type Totals } from '../pricing/totals.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { Customer } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'
import type { CartLine, LoadedCart } from './load.ts'
import { pricedLine } from './price.ts'

/** A cart as the contract sends it. */
export function cartView(
  cart: LoadedCart,
  totals: Totals,
  { list, customer, freeShippingAt }: { list: PriceList; customer: Customer | null; freeShippingAt: Haler | null },
): Shop['Cart'] {
  return {
    id: cart.row.id,
    version: cart.row.version,
    currencyCode: CURRENCY,
    items: cart.lines.map((line) => itemView(line, list)),
    prices: pricesView(totals, freeShippingAt),
    customer: customer && customerView(customer),
    shippingAddress: null,
    billingAddress: customer?.doc.address ?? null,
    hasCustomShippingAddress: false,
    comment: null,
    coupon: cart.coupon && { code: cart.coupon.code, title: cart.coupon.title, applies: true, reason: null },
    credits: totals.credits,
  }
}

export function itemView(line: CartLine, list: PriceList): Shop['CartItem'] {
  const { variant, product, amount, warehouses } = line
  const priced = pricedLine(line, list)
  const total = lineTotal(priced)
  return {
    id: line.id,
    productId: product.id,
    variantId: variant.id,
    type: 'shop_product',
    amount,
    items: [],
    product: {
      id: product.id,
      name: product.name,
      slug: product.slug,
      categoryFullname: product.categoryFullname,
      marketingCode: product.marketingCode,
      mainImage: product.image,
    },
    variant: { id: variant.id, name: variant.name, isDefault: variant.id === product.defaultVariantId },
    shoppable: {
      id: variant.id,
      name: variant.fullname,
      marketingCode: variant.marketing_code,
      catalogCode: variant.catalog_code,
      unit: variant.unit,
      mainImage: variant.doc.images[0] ?? product.image,
      availability: availabilityOf(variant, piecesIn(warehouses)),
      warehouses: [...warehouses],
    },
    prices: {
      unitWithTax: toMajor(priced.unit),
      unitWithoutTax: toMajor(withoutVat(priced.unit)),
      unitOriginalWithTax: toMajor(priced.unitOriginal),
      totalWithTax: toMajor(total),
      totalWithoutTax: toMajor(withoutVat(total)),
      currencyCode: CURRENCY,
    },
  }
}

function pricesView(totals: Totals, freeShippingAt: Haler | null): Shop['CartPrices'] {
  return {
    itemsWithTax: toMajor(totals.items),
    itemsWithoutTax: toMajor(totals.itemsNet),
    totalWithTax: toMajor(totals.total),
    totalWithoutTax: toMajor(totals.totalNet),
    totalOriginalWithTax: toMajor(totals.original),
    totalOriginalWithoutTax: toMajor(totals.originalNet),
    giftsWithTax: 0,
    giftsWithoutTax: 0,
    discountWithTax: toMajor(totals.discount),
    shipperPriceWithTax: toMajorOrNull(totals.shipper),
    paymentPriceWithTax: toMajorOrNull(totals.payment),
    roundingWithTax: toMajor(totals.rounding),
    freeShippingAt: toMajorOrNull(freeShippingAt),
    missingToFreeShipping: freeShippingAt === null ? null : toMajor(Math.max(0, freeShippingAt - totals.goods)),
    discountLimitPriceWithVat: toMajor(totals.goods),
  }
}

function customerView({ email, doc }: Customer): Shop['CartCustomer'] {
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
