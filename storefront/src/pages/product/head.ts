import type { VariantSelection } from '@vanek/sdk/product'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { slugsOf } from '../../lib/page/meta-head.ts'
import type { ProductPageData } from './data.ts'
import { productFacts } from './for-machines.ts'

/** Title, description and canonical URL for search engines; structured data on the server only. */
export function productHead(data: ProductPageData, env: PageEnv): Head {
  const { product, url } = data
  const { seo_title } = product.page_meta
  return {
    ...(seo_title ? { title: seo_title, whole: true } : { title: product.name }),
    canonical: url,
    ...(import.meta.env.SSR && { params: { slug: slugsOf(product.page_meta) }, ...productFacts(data, env) }),
  }
}

/** The variant named by the URL, by its id or by one of its codes (B2.15, B4.01). */
export const requestedVariant = (params: URLSearchParams): VariantSelection => ({
  variantId: Number(params.get('variant_id')) || null,
  catalogCode: params.get('catalog_code'),
})
