import { availabilityOf } from '../catalogue/availability.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { piecesIn, stockOf } from '../catalogue/variants.ts'
import { isVisible } from '../shop/identity.ts'
import type { Services } from '../services.ts'
import type { GraphqlContext } from './graphql.ts'

const MAX = 500

/**
 * Variants by catalogue codes, EANs or marketing codes, in the given order and with the prices of the customer; those
 * for other groups only count as unknown.
 */
export function codedVariantResolvers({ database }: Services) {
  return {
    variantsByCodes: async (
      _root: unknown,
      { codes }: { codes: readonly string[] },
      { groups, prices }: GraphqlContext,
    ) => {
      const requested = [...new Set(codes)].slice(0, MAX)
      if (requested.length === 0) return []
      const keys = requested.map((code) => code.trim().toUpperCase())
      const rows = await database.q
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .innerJoin('categories', 'categories.id', 'products.category_id')
        .selectAll('variants')
        .select(['products.slug', 'products.saleable', 'products.visible_to', 'products.doc as product_doc'])
        .select('categories.path as category_path')
        .where((of) => of.or([of('catalog_code', 'in', keys), of('ean', 'in', keys), of('marketing_code', 'in', keys)]))
        .execute()
      const seen = rows.filter((row) => isVisible(row, groups))
      const stock = await stockOf(
        database.q,
        seen.map(({ id }) => id),
      )
      const list = await prices()
      const byCode = new Map(
        (['marketing_code', 'ean', 'catalog_code'] as const).flatMap((column) =>
          seen.map((row) => [row[column] ?? '', row] as const),
        ),
      )
      return requested.flatMap((code, at) => {
        const row = byCode.get(keys[at] ?? '')
        if (row === undefined) return []
        const { isAvailable, soldAvailabilityCode } = availabilityOf(row, piecesIn(stock.get(row.id)))
        const { unitWithTax, unitWithoutTax } = pricesOf(row, list)
        return {
          ...{ code, unitWithTax, unitWithoutTax },
          amountMin: row.amount_min,
          amountMax: row.amount_max,
          amountDecimals: row.amount_decimals,
          amountStep: row.amount_step,
          variantId: row.id,
          productId: row.product_id,
          name: row.fullname,
          slug: row.slug,
          categoryPath: row.category_path,
          catalogCode: row.catalog_code,
          unit: row.unit,
          mainImage: row.doc.images[0] ?? row.product_doc.images[0] ?? null,
          isAvailable: isAvailable && row.saleable,
          soldAvailabilityCode: row.saleable ? soldAvailabilityCode : null,
        }
      })
    },
  }
}
