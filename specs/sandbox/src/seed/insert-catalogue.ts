import type { Catalogue } from '../../seed/catalogue.ts'
import { isLeaf } from '../../seed/categories/spec.ts'
import { categoryTree } from '../../seed/categories/tree.ts'
import { commentsOf } from '../../seed/comments.ts'
import { parameterNumber } from '../../seed/parameters-of.ts'
import { parameterId } from '../../seed/parameters.ts'
import type { Category, Product, Variant } from '../../seed/types.ts'
import type { CategoryDoc, PictureRef, ProductDoc, VariantDoc } from '../db/schema.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Queries } from '../db/transaction.ts'
import type { DrawingOf } from './drawings.ts'
import type { ModelOf } from './models-3d.ts'
import { facetsOf, parameterDocs, type ParameterDocs } from './parameters.ts'
import type { PictureOf } from './pictures.ts'
import { reviewRows } from './review-rows.ts'
import { searchLine } from './search-line.ts'

const BATCH = 500

/** Brands, categories, warehouses, products with their variants and stock, reviews. */
export async function insertCatalogue(
  q: Queries,
  seed: Catalogue,
  picture: PictureOf,
  drawing: DrawingOf,
  model: ModelOf,
): Promise<void> {
  await insertRows(q, 'brands', seed.brands)
  await insertRows(
    q,
    'categories',
    seed.categories.map((category) => categoryRow(category, picture)),
  )
  await insertRows(
    q,
    'warehouses',
    seed.warehouses.map(({ id, title, virtual }, at) => ({ id, name: title, central: at === 0, virtual })),
  )
  const context: Context = {
    picture,
    drawing,
    model,
    parameters: parameterDocs(seed),
    categories: new Map(seed.categories.map((category) => [category.id, category])),
    brands: new Map(seed.brands.map(({ id, title }) => [id, title])),
    oversized: new Set(categoryTree().flatMap(({ id, spec }) => (isLeaf(spec) && spec.oversized === true ? [id] : []))),
  }
  let batch: Product[] = []
  for (const product of seed.products()) {
    batch.push(product)
    if (batch.length < BATCH) continue
    await insertProducts(q, batch, context)
    batch = []
  }
  await insertProducts(q, batch, context)
}

interface Context {
  readonly picture: PictureOf
  readonly drawing: DrawingOf
  readonly model: ModelOf
  readonly parameters: ParameterDocs
  readonly categories: ReadonlyMap<number, Category>
  readonly brands: ReadonlyMap<number, string>
  readonly oversized: ReadonlySet<number>
}

async function insertProducts(q: Queries, products: readonly Product[], context: Context): Promise<void> {
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  await insertRows(
    q,
    'products',
    products.map((product) => productRow(product, context)),
  )
  await insertRows(
    q,
    'variants',
    variants.map(({ product, variant }) => variantRow(product, variant, context)),
  )
  await insertRows(
    q,
    'stock',
    variants.flatMap(({ variant }) =>
      variant.stock.map(({ warehouseId, amount }) => ({ variant_id: variant.id, warehouse_id: warehouseId, amount })),
    ),
  )
  await insertRows(
    q,
    'reviews',
    products.flatMap((product) => reviewRows(product, context.picture)),
  )
  await insertRows(
    q,
    'comments',
    products.flatMap((product) => commentRows(product, context)),
  )
}

/** Questions below a product, with the shop's answer in the same row. */
function commentRows(product: Product, { categories }: Context) {
  return commentsOf(product, categories.get(product.categoryId)?.path ?? '').map(({ answer, ...comment }) => ({
    id: comment.id,
    product_id: comment.productId,
    author: comment.author,
    body: comment.text,
    created: comment.created,
    answer_author: answer?.author ?? null,
    answer_body: answer?.text ?? null,
    answer_created: answer?.created ?? null,
  }))
}

function categoryRow(category: Category, picture: PictureOf) {
  const doc: CategoryDoc = {
    description: category.description.join('\n\n') || null,
    textBelow: category.textBelow,
    content: category.content.join('\n\n') || null,
    image: category.picture === null ? null : picture(category.picture, category.title),
    gauges: category.gauges.map(({ parameter, min, max }) => ({ code: parameter, min, max })),
    seoDescription: category.description[0] ?? null,
    settings: category.parameters.map(({ parameter, important, closed }) => ({
      entityId: parameterId(parameter),
      importantFilter: important,
      closedFilter: closed,
    })),
  }
  return {
    id: category.id,
    parent_id: category.parentId,
    path: category.path,
    slug: category.slug,
    title: category.title,
    full_title: category.fullTitle,
    sort_key: category.sortKey,
    level: category.level,
    weight: category.weight,
    visible_to: category.visibleTo,
    doc,
  }
}

function productRow(product: Product, context: Context) {
  const main = product.variants.find(({ id }) => id === product.defaultVariantId) ?? product.variants[0]
  if (main === undefined) throw new Error(`Product ${product.id} has no variant.`)
  const category = context.categories.get(product.categoryId)
  const brand = context.brands.get(product.brandId) ?? ''
  const doc: ProductDoc = {
    perex: product.perex,
    description: product.description.join('\n\n'),
    marketingCode: product.marketingCode,
    images: imagesOf(main, product.name, context),
    tags: product.tags.map(({ code, text, color }) => ({ code, text, color })),
    giftIds: product.giftIds,
    alternativeIds: product.alternativeIds,
    relatedIds: product.relatedIds,
    nPlusOne: product.nPlusOne?.name ?? null,
    variantRequired: product.variantRequired,
    permanentDiscount: product.permanentDiscount,
    arrivals: product.arrivals,
    parameters: context.parameters.ofProduct(product),
    gauges: (category?.gauges ?? []).flatMap(({ parameter }) => {
      const value = parameterNumber(product, main, parameter)
      return value === null ? [] : [{ code: parameter, value }]
    }),
  }
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    sort_key: product.sortKey,
    category_id: product.categoryId,
    brand_id: product.brandId,
    default_variant_id: main.id,
    price: main.price,
    rating: product.rating,
    review_count: product.reviewCount,
    popularity: product.popularity,
    created: product.created,
    saleable: product.saleable,
    oversized: context.oversized.has(product.categoryId),
    free_shipping: product.freeShipping,
    search_text: searchLine(product, brand, category, doc.parameters),
    merit: product.merit,
    tags: product.tags.map(({ code }) => code),
    facets: facetsOf(product.parameters),
    visible_to: product.visibleTo,
    doc,
  }
}

/** The pictures of a variant and, after them, its drawing with dimensions. */
function imagesOf({ pictures, look }: Variant, name: string, { picture, drawing }: Context): PictureRef[] {
  const drawn = drawing(look, name)
  return [...pictures.map((file) => picture(file, name)), ...(drawn === null ? [] : [drawn])]
}

function variantRow(product: Product, variant: Variant, context: Context) {
  const doc: VariantDoc = {
    images: imagesOf(variant, variant.fullname, context),
    model: context.model(variant.look),
    parameters: context.parameters.ofVariant(product, variant),
  }
  return {
    id: variant.id,
    product_id: product.id,
    position: variant.position,
    catalog_code: variant.catalogCode,
    marketing_code: variant.marketingCode,
    ean: variant.ean,
    name: variant.name,
    fullname: variant.fullname,
    unit: variant.unit,
    price: variant.price,
    original_price: variant.originalPrice,
    lowest_price: variant.lowestPrice30,
    amount_min: variant.amountMin,
    amount_max: variant.amountMax,
    amount_decimals: variant.amountDecimals,
    amount_step: variant.amountStep,
    delay_days: variant.delayDays,
    check_stock: variant.checkStock,
    facets: facetsOf(variant.parameters),
    quantity_prices: variant.quantityPrices,
    credits_price: variant.creditsPrice,
    doc,
  }
}
