import { toItemListLd } from '@vanek/sdk/seo'
import type { PageEnv } from '../../lib/page/env.ts'
import { productPath } from '../../lib/paths/product.ts'
import type { ListingData } from './listing.ts'

/** The products of a page of a listing for search engines, with their places in the whole listing. */
export const productsLd = (
  { listing: { products, pagination } }: ListingData,
  { origin, wildcardProducts: wildcard }: PageEnv,
) =>
  toItemListLd({
    urls: products.map((product) => origin + productPath(product, { wildcard })),
    start: (pagination.fromPage - 1) * pagination.perPage + 1,
    total: pagination.total,
  })
