import { availabilityOf } from '../catalogue/availability.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { piecesIn, type VariantRow } from '../catalogue/variants.ts'
import type { CategoryDoc } from '../db/schema.ts'
import type { Content } from '../wire.ts'
import type { ParameterSpec } from './documents.ts'
import type { LoadedProducts, ProductRow } from './load-products.ts'

/** The variant that a product is shown by. */
export function mainVariant({ variants }: LoadedProducts, product: ProductRow): VariantRow {
  const list = variants.get(product.id) ?? []
  const main = list.find(({ id }) => id === product.default_variant_id) ?? list[0]
  if (main === undefined) throw new Error(`Product ${product.id} has no variant.`)
  return main
}

/** A product as listings show it. */
export function productBox(
  loaded: LoadedProducts,
  product: ProductRow,
  scales: CategoryDoc['gauges'],
): Content['ProductBox'] {
  const main = mainVariant(loaded, product)
  const { doc } = product
  const variantCount = loaded.variants.get(product.id)?.length ?? 0
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    brand: product.brand_title,
    mainImage: doc.images[0] ?? null,
    product_box_hover_image: doc.images[1] ?? null,
    perex: doc.perex,
    rating: ratingOf(product),
    reviewCount: product.review_count,
    tags: tagsOf(product),
    prices: pricesOf(main, loaded.list),
    availability: availabilityOf(main, piecesIn(loaded.stock.get(main.id))),
    defaultVariantId: main.id,
    variantCount,
    hasVariants: variantCount > 1,
    visibility: { saleable: product.saleable },
    gauges: gaugesOf(product, scales, loaded.parameters),
  }
}

/** null while nobody has rated. */
export function ratingOf({ rating, review_count }: ProductRow): number | null {
  return review_count === 0 ? null : rating
}

export function tagsOf({ doc }: ProductRow): Content['Tag'][] {
  return doc.tags.map(({ text, color }) => ({ text, color, visibility: { catalog: true, content: true } }))
}

/** The numbers that decide, each on the scale of its category. */
export function gaugesOf(
  { doc }: ProductRow,
  scales: CategoryDoc['gauges'],
  parameters: ReadonlyMap<string, ParameterSpec>,
): Content['Gauge'][] {
  return scales.flatMap(({ code, min, max }) => {
    const value = doc.gauges.find((gauge) => gauge.code === code)?.value
    const spec = parameters.get(code)
    if (value === undefined || spec === undefined) return []
    return [{ code, title: spec.title, value, unit: spec.unit ?? '', scaleMin: min, scaleMax: max }]
  })
}
