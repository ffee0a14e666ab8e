import { getTerm, withFallbackData, type GlossaryTerm } from '@vanek/sdk/content'
import { getProducts, type ProductBox } from '@vanek/sdk/product'
import type { PageLoader } from '../../lib/page/env.ts'
import { found } from '../../entities/content/found.ts'
import { boxOf } from '../../entities/product/box-of.ts'

export interface Data {
  readonly term: GlossaryTerm
  readonly products: readonly ProductBox[]
}

const shown = 8

/** A glossary term with the products that editors picked for it (B2.37); 404 if it does not exist. */
export const loader: PageLoader<Data> = async ({ params }, { shop }) => {
  const term = found(await getTerm(shop, { slug: params.slug ?? '' }))
  const ids = term.product_reference.map(({ entityId }) => entityId).slice(0, shown)
  const products =
    ids.length > 0 ? await withFallbackData(shop, 'products of a term', getProducts(shop, { ids }), []) : []
  return { term, products: products.map(boxOf) }
}
