import type { ParameterDoc } from '../../src/db/schema.ts'
import type { Database } from '../../src/db/transaction.ts'
import type { Content } from '../../src/wire.ts'

type Scope = Content['ListingScope']

interface NaiveVariant {
  /** In crowns. */
  readonly price: number
  readonly pieces: number
  /** The value of each parameter: a number, 1 or 0, or the id of a choice. */
  readonly values: ReadonlyMap<number, number>
}

export interface NaiveProduct {
  readonly id: number
  readonly path: string
  readonly brand: number | null
  readonly tags: readonly string[]
  readonly saleable: boolean
  readonly variants: readonly NaiveVariant[]
}

/** The public catalogue as plain objects, read from the stored documents. */
export async function naiveCatalogue({ q }: Database): Promise<readonly NaiveProduct[]> {
  const specs = await q.selectFrom('documents').select(['key', 'doc']).where('kind', '=', 'parameter').execute()
  const ids = new Map(specs.map(({ key, doc }) => [key, (doc as { id: number }).id]))
  const products = await q
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'categories.path', 'brand_id', 'saleable', 'products.doc'])
    .where('products.visible_to', 'is', null)
    .execute()
  const variants = await q.selectFrom('variants').select(['id', 'product_id', 'price', 'doc']).execute()
  const stock = await q
    .selectFrom('stock')
    .innerJoin('warehouses', 'warehouses.id', 'stock.warehouse_id')
    .select(['variant_id', 'amount'])
    .where('virtual', '=', false)
    .execute()
  const entries = (docs: readonly ParameterDoc[]): [number, number][] =>
    docs.flatMap(({ code, values }): [number, number][] => {
      const [first] = values
      const value = first?.value ?? first?.id
      return value === undefined || code === 'brand' ? [] : [[ids.get(code) ?? 0, value]]
    })
  return products.map(({ id, path, brand_id, saleable, doc }) => ({
    id,
    path,
    brand: brand_id,
    tags: doc.tags.map(({ code }) => code),
    saleable,
    variants: variants
      .filter((variant) => variant.product_id === id)
      .map((variant) => ({
        price: variant.price / 100,
        pieces: stock.reduce((sum, one) => sum + (one.variant_id === variant.id ? one.amount : 0), 0),
        values: new Map([...entries(doc.parameters), ...entries(variant.doc.parameters)]),
      })),
  }))
}

const within = (value: number | undefined, { from, to }: { from?: number; to?: number }): boolean =>
  value !== undefined && value >= (from ?? -Infinity) && value <= (to ?? Infinity)

/** The products of a scope by a linear search; supports categories and filters only. */
export function naiveSearch(all: readonly NaiveProduct[], scope: Scope): readonly NaiveProduct[] {
  const { category, parameters = [], ranges = [], price = {}, available, tags = [], brands = [] } = scope
  return all.filter((product) => {
    if (category !== undefined && product.path !== category && !product.path.startsWith(`${category}/`)) return false
    if (tags.length > 0 && !tags.some((tag) => product.tags.includes(tag))) return false
    if (brands.length > 0 && !brands.includes(product.brand ?? 0)) return false
    return product.variants.some(
      (variant) =>
        within(variant.price, price) &&
        (available !== true || (product.saleable && variant.pieces > 0)) &&
        parameters.every(({ entityId, values }) => values.includes(variant.values.get(entityId) ?? Number.NaN)) &&
        ranges.every((range) => within(variant.values.get(range.entityId), range)),
    )
  })
}

/** The scope with a single value in one filter. */
export function withValue(scope: Scope, key: string, id: string): Scope {
  if (key === 'available') return { ...scope, available: true }
  if (key === 'tags') return { ...scope, tags: [id] }
  if (key === 'brands') return { ...scope, brands: [Number(id)] }
  const entityId = Number(key.slice(1))
  const others = (scope.parameters ?? []).filter((one) => one.entityId !== entityId)
  return { ...scope, parameters: [...others, { entityId, values: [Number(id)] }] }
}

/** The scope without one filter. */
export function withoutFilter(scope: Scope, key: string): Scope {
  const { available, tags, brands, price, parameters = [], ranges = [], ...rest } = scope
  const entityId = Number(key.slice(1))
  return {
    ...rest,
    ...(available === undefined || key === 'available' ? {} : { available }),
    ...(tags === undefined || key === 'tags' ? {} : { tags }),
    ...(brands === undefined || key === 'brands' ? {} : { brands }),
    ...(price === undefined || key === 'price' ? {} : { price }),
    parameters: parameters.filter((one) => key !== `f${entityId}` || one.entityId !== entityId),
    ranges: ranges.filter((one) => key !== `r${entityId}` || one.entityId !== entityId),
  }
}
