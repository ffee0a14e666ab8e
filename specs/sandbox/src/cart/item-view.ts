import { availabilityOf } from '../catalogue/availability.ts'
import { piecesIn } from '../catalogue/variants.ts'
import { toMajor, withoutVat } from '../money.ts'
import type { PriceList } from '../pricing/price-list.ts'
import { lineTotal } from '../pricing/totals.ts'
import type { Shop } from '../wire.ts'
import type { Goods } from './goods.ts'
import type { CartLine } from './load.ts'
import { lineNotices } from './notices.ts'
import { pricedLine } from './price.ts'

type Item = Shop['CartItem']

/** Lines of a cart in the format of the contract, each with its child lines. */
export function itemViews(lines: readonly CartLine[], list: PriceList): Item[] {
  const views = new Map(lines.map((line) => [line.id, itemView(line, lines, list)]))
  for (const { id, parentId } of lines) {
    const view = views.get(id)
    if (parentId !== null && view !== undefined) views.get(parentId)?.items.push(view)
  }
  return lines.flatMap(({ id, parentId }) => (parentId === null ? (views.get(id) ?? []) : []))
}

function itemView(line: CartLine, lines: readonly CartLine[], list: PriceList): Item {
  const { id, variant, product, amount, credits } = line
  const isKnown = variant.withdrawn === null
  return {
    id,
    productId: product.id,
    variantId: isKnown ? variant.id : null,
    type: 'shop_product',
    name: variant.fullname,
    amount,
    items: [],
    product: isKnown ? productView(line) : null,
    variant: isKnown ? variantView(line) : null,
    shoppable: isKnown ? shoppableView(line) : null,
    prices: pricesView(line, list),
    credits,
    notices: lineNotices(line, lines, list),
  }
}

/** The product of a line in a cart or list. */
export function productView({ product }: Goods): Item['product'] {
  const { id, name, slug, categoryFullname, brand, marketingCode, oversized, image } = product
  return { id, name, slug, categoryFullname, brand, marketingCode, oversized, mainImage: image }
}

export function variantView({ variant, product }: Goods): Item['variant'] {
  return { id: variant.id, name: variant.name, isDefault: variant.id === product.defaultVariantId }
}

export function shoppableView({ variant, product, warehouses }: Goods): Item['shoppable'] {
  return {
    id: variant.id,
    name: variant.fullname,
    marketingCode: variant.marketing_code,
    catalogCode: variant.catalog_code,
    unit: variant.unit,
    mainImage: variant.doc.images[0] ?? product.image,
    availability: availabilityOf(variant, piecesIn(warehouses)),
    warehouses: [...warehouses],
  }
}

/** Current price of an amount; 0 if the goods are no longer sold. */
export function pricesView(line: Pick<CartLine, 'variant' | 'amount'>, list: PriceList): Item['prices'] {
  const priced =
    line.variant.withdrawn === null ? pricedLine(line, list) : { unit: 0, unitOriginal: 0, amount: line.amount }
  const total = lineTotal(priced)
  return {
    unitWithTax: toMajor(priced.unit),
    unitWithoutTax: toMajor(withoutVat(priced.unit)),
    unitOriginalWithTax: toMajor(priced.unitOriginal),
    totalWithTax: toMajor(total),
    totalWithoutTax: toMajor(withoutVat(total)),
    currencyCode: list.currency.code,
  }
}
