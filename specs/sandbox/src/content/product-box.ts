import { availabilityOf } from '../catalogue/availability.ts'
import { pricesOf, type PricedVariant } from '../catalogue/prices.ts'
import type { VariantRow } from '../catalogue/variants.ts'
import type { CategoryDoc, VariantDoc } from '../db/schema.ts'
import type { Shown } from '../listing/shown.ts'
import { usualPrices, type PriceList } from '../pricing/price-list.ts'
import type { Content } from '../wire.ts'
import type { CategoryRow } from './category-tree.ts'
import type { ParameterSpec } from './documents.ts'
import type { BoxRow } from './load-boxes.ts'
import type { LoadedGift, LoadedProducts, ProductRow } from './load-products.ts'

/** The displayed variant of a product. */
export function mainVariant({ variants }: LoadedProducts, product: ProductRow): VariantRow {
  const list = variants.get(product.id) ?? []
  const main = list.find(({ id }) => id === product.default_variant_id) ?? list[0]
  if (main === undefined) throw new Error(`Product ${product.id} has no variant.`)
  return main
}

/** A product for listings. */
export function productBox(
  product: BoxRow,
  shown: Shown,
  category: CategoryRow | undefined,
  parameters: ReadonlyMap<string, ParameterSpec>,
  list: PriceList,
): Content['ProductBox'] {
  const { doc, main, priced } = product
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    categoryPath: category?.path ?? '',
    brand: product.brand_title,
    mainImage: (shown.narrowed ? main.doc.images[0] : undefined) ?? doc.images[0] ?? null,
    product_box_hover_image: hoverImageOf(product),
    perex: doc.perex,
    rating: ratingOf(product),
    reviewCount: product.review_count,
    tags: tagsOf(product),
    gifts: giftsOf(product, product.gifts),
    freeShippers: [...product.free_shippers],
    oversized: product.oversized,
    discounts: discountsOf(product),
    permanentDiscount: doc.permanentDiscount,
    prices: pricesOf(priced, list),
    defaultPrices: defaultPricesOf(priced, list),
    availability: availabilityOf(main, product.pieces),
    unit: main.unit,
    defaultVariantId: product.default_variant_id,
    variant: shown.narrowed ? { id: shown.variantId, name: main.name, fullname: main.fullname } : null,
    variantCount: shown.fitting,
    priceFrom: shown.priceFrom,
    hasVariants: product.variant_count > 1,
    variantRequired: doc.variantRequired,
    visibility: { saleable: product.saleable },
    gauges: gaugesOf(product, category?.doc.gauges ?? [], parameters, main.doc),
  }
}

/** null without reviews. */
export function ratingOf({ rating, review_count }: ProductRow): number | null {
  return review_count === 0 ? null : rating
}

export function tagsOf({ doc }: ProductRow): Content['Tag'][] {
  return doc.tags.map(({ code, text, color }) => ({ code, text, color, visibility: { catalog: true, content: true } }))
}

/** The picture of a product box on hover (B3.09). */
export function hoverImageOf({ doc }: ProductRow): Content['ProductBox']['product_box_hover_image'] {
  const [, image] = doc.images
  return image === undefined ? null : { ...image, fileKey: image.path }
}

/** @param gifts the available gifts, in any order */
export function giftsOf({ doc }: ProductRow, gifts: Iterable<LoadedGift>): Content['ProductGift'][] {
  const byId = new Map([...gifts].map((gift) => [gift.id, gift]))
  return doc.giftIds.flatMap((id) => {
    const gift = byId.get(id)
    return gift === undefined
      ? []
      : [{ id, name: gift.name, image: gift.image, availability: { isAvailable: gift.isAvailable } }]
  })
}

export function freeShippersOf({ freeShippers }: LoadedProducts, product: ProductRow): number[] {
  return product.free_shipping ? [...freeShippers] : []
}

export function discountsOf({ doc }: ProductRow): Content['ProductDiscount'][] {
  return doc.nPlusOne === null ? [] : [{ isNPlusOne: true, active: true, name: doc.nPlusOne }]
}

/** The regular price, for a shopper with an individual price list (B3.12, B6.05). */
export function defaultPricesOf(variant: PricedVariant, list: PriceList): Content['DefaultPrices'] {
  return list.percentOff === 0 ? null : pricesOf(variant, usualPrices(list.currency))
}

/** Gauges of the key parameters, each on the scale of its category; values of the variant take precedence. */
export function gaugesOf(
  { doc }: ProductRow,
  scales: CategoryDoc['gauges'],
  parameters: ReadonlyMap<string, ParameterSpec>,
  variant?: VariantDoc,
): Content['Gauge'][] {
  return scales.flatMap(({ code, min, max }) => {
    const own = variant?.parameters.find((parameter) => parameter.code === code)?.values[0]?.value
    const value = own ?? doc.gauges.find((gauge) => gauge.code === code)?.value
    const spec = parameters.get(code)
    if (value === undefined || spec === undefined) return []
    return [{ code, title: spec.title, value, unit: spec.unit ?? '', scaleMin: min, scaleMax: max }]
  })
}
