import { sql } from 'kysely'
import type { PricedVariant } from '../catalogue/prices.ts'
import type { Stocked } from '../catalogue/availability.ts'
import type { Queries } from '../db/transaction.ts'
import type { VariantDoc } from '../db/schema.ts'
import type { Catalogue } from '../listing/catalogue.ts'
import type { Shown } from '../listing/shown.ts'
import type { Viewer } from '../listing/viewer.ts'
import type { Content } from '../wire.ts'
import type { LoadedGift, ProductRow } from './load-products.ts'
import { productBox } from './product-box.ts'

/** A product with its displayed variant; only the data that a product box needs. */
export interface BoxRow extends ProductRow {
  readonly main: Stocked & { readonly name: string; readonly fullname: string; readonly doc: VariantDoc }
  readonly priced: PricedVariant
  readonly pieces: number
  readonly variant_count: number
  readonly gifts: readonly LoadedGift[]
  readonly free_shippers: readonly number[]
}

const pieces = (variantId: string) => sql`coalesce((
  select sum(stock.amount) from stock join warehouses on warehouses.id = stock.warehouse_id
  where stock.variant_id = ${sql.ref(variantId)} and not warehouses.virtual), 0)::float8`

const GIFTS = sql`case when jsonb_array_length(products.doc -> 'giftIds') = 0 then '[]'::json else (
  select coalesce(json_agg(json_build_object('id', gift.id, 'name', gift.name, 'image', gift.doc #> '{images,0}',
    'isAvailable', ${pieces('gift.default_variant_id')} > 0)), '[]'::json)
  from jsonb_array_elements_text(products.doc -> 'giftIds') as wanted (id)
  join products gift on gift.id = wanted.id::int) end`

/** Products for lists, in order: the only rows that a listing reads, in one query. */
export async function loadBoxes(
  q: Queries,
  { categories, vocabulary }: Catalogue,
  shown: readonly Shown[],
  { list }: Viewer,
): Promise<Content['ProductBox'][]> {
  if (shown.length === 0) return []
  const variantIds = shown.map(({ variantId }) => variantId)
  const cheapestIds = shown.map(({ cheapestId }) => cheapestId)
  const { rows } = await sql<BoxRow>`
    select products.id, products.slug, products.name, products.category_id, products.brand_id, products.rating,
      products.review_count, products.saleable, products.free_shipping, products.oversized,
      products.default_variant_id,
      products.doc - 'description' - 'parameters' - 'alternativeIds' - 'relatedIds' as doc,
      brands.title as brand_title, brands.slug as brand_slug,
      json_build_object('name', main.name, 'fullname', main.fullname, 'doc', main.doc, 'check_stock', main.check_stock,
        'delay_days', main.delay_days, 'amount_min', main.amount_min, 'amount_max', main.amount_max,
        'amount_step', main.amount_step, 'amount_decimals', main.amount_decimals, 'unit', main.unit) as main,
      json_build_object('price', priced.price, 'original_price', priced.original_price,
        'lowest_price', priced.lowest_price, 'quantity_prices', priced.quantity_prices) as priced,
      ${pieces('main.id')} as pieces,
      (select count(*)::int from variants where variants.product_id = products.id) as variant_count,
      ${GIFTS} as gifts,
      case when products.free_shipping
        then (select coalesce(array_agg(id order by position), '{}') from shippers where regular)
        else '{}'::int[] end as free_shippers
    from unnest(${variantIds}::int[], ${cheapestIds}::int[]) as shown (variant_id, cheapest_id)
    join variants main on main.id = shown.variant_id
    join variants priced on priced.id = shown.cheapest_id
    join products on products.id = main.product_id
    left join brands on brands.id = products.brand_id`.execute(q)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return shown.flatMap((one) => {
    const row = byId.get(one.id)
    if (row === undefined) return []
    return [productBox(row, one, categories.byId.get(row.category_id), vocabulary.parametersByCode, list)]
  })
}
