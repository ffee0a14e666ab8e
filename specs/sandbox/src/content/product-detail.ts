import { availabilityOf } from '../catalogue/availability.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { piecesIn, type VariantRow } from '../catalogue/variants.ts'
import { filesOf } from '../files/sheets.ts'
import { videosOf } from '../files/videos.ts'
import type { Content } from '../wire.ts'
import type { CategoryTree } from './category-tree.ts'
import type { LoadedProducts, ProductRow } from './load-products.ts'
import { slugsOf } from './local-slugs.ts'
import { parameterRefs } from './parameter-refs.ts'
import {
  defaultPricesOf,
  discountsOf,
  freeShippersOf,
  gaugesOf,
  giftsOf,
  hoverImageOf,
  mainVariant,
  ratingOf,
  tagsOf,
} from './product-box.ts'

/** A product for its detail page. */
export function productDetail(loaded: LoadedProducts, product: ProductRow, tree: CategoryTree): Content['Product'] {
  const main = mainVariant(loaded, product)
  const variants = loaded.variants.get(product.id) ?? []
  const { doc } = product
  const path = tree.pathTo(product.category_id)
  const category = path.at(-1)
  if (category === undefined) throw new Error(`Product ${product.id} has no category.`)
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    categoryId: category.id,
    categoryName: category.title,
    categoryFullname: category.full_title,
    categoryPath: category.path,
    marketingCode: doc.marketingCode,
    catalogCode: main.catalog_code,
    ean: main.ean,
    perex: doc.perex,
    description: doc.description,
    mainImage: doc.images[0] ?? null,
    images: [...doc.images],
    brand: brandOf(product),
    rating: ratingOf(product),
    reviewCount: product.review_count,
    tags: tagsOf(product),
    visibility: { saleable: product.saleable },
    gifts: giftsOf(product, loaded.gifts.values()),
    freeShippers: freeShippersOf(loaded, product),
    oversized: product.oversized,
    discounts: discountsOf(product),
    permanentDiscount: doc.permanentDiscount,
    hasVariants: variants.length > 1,
    variantRequired: doc.variantRequired,
    defaultVariantId: main.id,
    alternatives: [...doc.alternativeIds],
    variants: variants.map((variant) => variantView(loaded, variant)),
    availability: availabilityOf(main, piecesIn(loaded.stock.get(main.id))),
    prices: pricesOf(main, loaded.list),
    parameters: parameterRefs(doc.parameters, loaded.parameters),
    files: filesOf(product),
    videos: videosOf(category.slug),
    gauges: gaugesOf(product, category.doc.gauges, loaded.parameters),
    product_box_hover_image: hoverImageOf(product),
    date_of_storage: doc.arrivals.map(({ date, amount }) => ({ date_of_storage: date, amount })),
    page_meta: { slug: product.slug, ...slugsOf('product', product.slug), seo_title: null, seo_description: null },
    parents: path.map((row) => tree.link(row)),
  }
}

function brandOf({ brand_id, brand_title, brand_slug }: ProductRow): Content['Product']['brand'] {
  return brand_id === null || brand_title === null || brand_slug === null
    ? null
    : { id: brand_id, title: brand_title, slug: brand_slug }
}

function variantView(loaded: LoadedProducts, variant: VariantRow): Content['Variant'] {
  const warehouses = loaded.stock.get(variant.id) ?? []
  return {
    id: variant.id,
    name: variant.name,
    fullname: variant.fullname,
    catalogCode: variant.catalog_code,
    marketingCode: variant.marketing_code,
    ean: variant.ean,
    mainImage: variant.doc.images[0] ?? null,
    images: [...variant.doc.images],
    model3d: variant.doc.model === null ? null : { path: variant.doc.model },
    unit: variant.unit,
    quantity: 1,
    warehouses,
    availability: availabilityOf(variant, piecesIn(warehouses)),
    prices: pricesOf(variant, loaded.list),
    defaultPrices: defaultPricesOf(variant, loaded.list),
    creditsPrice: variant.credits_price,
    parameters: variant.doc.parameters.flatMap(({ code, values }) => {
      const spec = loaded.parameters.get(code)
      const [value] = values
      if (spec === undefined || value === undefined) return []
      const text = spec.unit === null ? value.title : `${value.title}\u00a0${spec.unit}`
      return [{ code, title: spec.title, value: text, number: value.value ?? null, color_hex: value.color_hex ?? null }]
    }),
  }
}
