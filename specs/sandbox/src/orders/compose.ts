import type { PaymentRow, ShipperRow } from '../cart/delivery.ts'
import type { Gift } from '../cart/gifts.ts'
import type { CartLine, LoadedCart } from '../cart/load.ts'
import { pricedLine } from '../cart/price.ts'
import type { BranchRow } from '../delivery/branches.ts'
import { hoursText } from '../delivery/opening-hours.ts'
import { inMarket } from '../market.ts'
import { toMajor, VAT_PERCENT, withoutVat, type Haler } from '../money.ts'
import { wayOf } from '../payments/ways.ts'
import type { PriceList } from '../pricing/price-list.ts'
import { lineTotal, type Totals } from '../pricing/totals.ts'
import type { Shop } from '../wire.ts'
import { NO_NAMES, type OrderDoc } from './view.ts'

export interface Composition {
  readonly cart: LoadedCart
  readonly list: PriceList
  readonly totals: Totals
  readonly shipper: ShipperRow
  /** Where the order is collected; null for delivery to an address. */
  readonly branch: Pick<BranchRow, 'id' | 'name' | 'hours'> | null
  readonly payment: PaymentRow
  readonly gifts: readonly Gift[]
  readonly placement: Shop['OrderPlacement']
  readonly payment_state: Shop['Order']['payment']['state']
  readonly deliveryTime: Shop['DeliveryTime'] | null
  /** Days from issue until an invoice is due; null if payment by invoice is not allowed. */
  readonly invoiceDays?: number | null
  /** Whether the newsletter subscription must be confirmed by a mailed link. */
  readonly newsletterPending: boolean
  /** The earliest delivery date. */
  readonly nearest: string
}

/** The order document to store: lines of goods, gifts and discounts, totals, people and addresses. */
export function composeOrder(parts: Composition): OrderDoc {
  const { cart, list, totals, shipper, branch, payment, placement } = parts
  return {
    items: itemsOf(parts),
    prices: {
      itemsWithTax: toMajor(totals.items),
      itemsWithoutTax: toMajor(totals.itemsNet),
      giftsWithTax: toMajor(totals.gifts),
      giftsWithoutTax: toMajor(totals.giftsNet),
      shipperPriceWithTax: toMajor(totals.shipper ?? 0),
      shipperPriceWithoutTax: toMajor(totals.shipperNet ?? 0),
      paymentPriceWithTax: toMajor(totals.payment ?? 0),
      paymentPriceWithoutTax: toMajor(totals.paymentNet ?? 0),
      roundingWithTax: toMajor(totals.rounding),
      totalWithTax: toMajor(totals.total),
      totalWithoutTax: toMajor(totals.totalNet),
    },
    currencyCode: list.currency.code,
    couponCode: cart.coupon?.code ?? null,
    business: placement.business ?? null,
    custom: placement.custom ?? {},
    comment: placement.comment ?? null,
    shipper_comment: placement.shipper_comment ?? null,
    cardRequest: placement.cardRequest === true,
    consents: {
      newsletter: placement.newsletter === true,
      newsletterPending: parts.newsletterPending,
      magazine: placement.magazine === true,
      phone_notification: placement.phone_notification === true,
      heureka_allow: placement.heureka_allow === true,
      zbozicz_allow: placement.zbozicz_allow === true,
    },
    // does not reveal whether the account existed before; only its owner may know
    registered: placement.registration === true,
    customer: { email: placement.email, name: placement.name, phone: placement.phone },
    billingAddress: placement.billing_address,
    shipping: placement.shipping,
    shipper: {
      ...{ id: shipper.id, name: shipper.name, type: shipper.type },
      branch: branch && { id: branch.id, name: branch.name, openingHours: hoursText(branch.hours) },
    },
    payment: paymentOf(payment, parts.payment_state, parts.invoiceDays),
    deliveryTime: parts.deliveryTime,
    nearestDeliveryDate: parts.nearest,
    attributes: {
      cartId: cart.row.id,
      GDPR: { zbozicz: placement.zbozicz_allow === true, heureka: placement.heureka_allow === true },
    },
  }
}

/** The stored payment method of an order. */
export function paymentOf(
  { id, name, code }: Pick<PaymentRow, 'id' | 'name' | 'code'>,
  state: Shop['Order']['payment']['state'],
  invoiceDays: number | null | undefined,
): OrderDoc['payment'] {
  return { id, name, code, state, ...(wayOf(code) === 'invoice' && { dueDays: invoiceDays ?? null }) }
}

/** A line of goods with current prices. */
export function goodsLine(line: CartLine, list: PriceList): Omit<Shop['OrderItem'], 'id'> {
  const priced = pricedLine(line, list)
  return {
    ...identityOf(line),
    amount: line.amount,
    amountDecimals: line.variant.amount_decimals,
    unit: line.variant.unit,
    vatPercent: VAT_PERCENT,
    prices: linePrices(priced.unit, lineTotal(priced)),
    attributes: { discount: false },
  }
}

function itemsOf({ cart, list, totals, gifts }: Composition): Shop['OrderItem'][] {
  const goods = cart.lines.map((line) => goodsLine(line, list))
  const given = gifts.map(({ variant, product, name, image, price, net }): Omit<Shop['OrderItem'], 'id'> => ({
    productId: variant.product_id,
    variantId: variant.id,
    slug: product.slug,
    name,
    ...namesOf({ variant, product }),
    catalogCode: variant.catalog_code,
    marketingCode: variant.marketing_code,
    image,
    amount: 1,
    unit: variant.unit,
    vatPercent: VAT_PERCENT,
    prices: {
      unitWithTax: toMajor(price),
      unitWithoutTax: toMajor(net),
      totalWithTax: toMajor(price),
      totalWithoutTax: toMajor(net),
    },
    attributes: { discount: false },
  }))
  const discounts = [
    ...(totals.coupon > 0
      ? [discountLine(cart.coupon?.title ?? inMarket({ cs: 'Sleva', sk: 'Zľava' }), totals.coupon)]
      : []),
    ...(totals.discount > totals.coupon ? [discountLine('Kredity', totals.discount - totals.coupon)] : []),
  ]
  return [...goods, ...given, ...discounts].map((item, at) => ({ id: at + 1, ...item }))
}

function identityOf({ variant, product }: LoadedCart['lines'][number]) {
  return {
    productId: product.id,
    variantId: variant.id,
    slug: product.slug,
    name: variant.fullname,
    ...namesOf({ variant, product }),
    catalogCode: variant.catalog_code,
    marketingCode: variant.marketing_code,
    image: variant.doc.images[0] ?? product.image,
  }
}

/** Names of the goods at the time of the order. */
function namesOf({ variant, product }: Pick<Gift, 'variant' | 'product'>) {
  const { name, categoryFullname, brand } = product
  return { productName: name, variantName: variant.name || null, categoryFullname, brand }
}

function discountLine(name: string, amount: Haler): Omit<Shop['OrderItem'], 'id'> {
  return {
    productId: null,
    variantId: null,
    slug: null,
    name,
    ...NO_NAMES,
    catalogCode: '',
    marketingCode: '',
    image: null,
    amount: 1,
    unit: 'ks',
    vatPercent: VAT_PERCENT,
    prices: linePrices(-amount, -amount),
    attributes: { discount: true },
  }
}

function linePrices(unit: Haler, total: Haler): Shop['OrderItem']['prices'] {
  return {
    unitWithTax: toMajor(unit),
    unitWithoutTax: toMajor(withoutVat(unit)),
    totalWithTax: toMajor(total),
    totalWithoutTax: toMajor(withoutVat(total)),
  }
}
