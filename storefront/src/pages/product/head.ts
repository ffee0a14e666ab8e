import { imageUrl } from '@vanek/sdk/images'
import type { VariantSelection } from '@vanek/sdk/product'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, shareStyle } from '../../lib/page/meta-head.ts'
import type { ProductPageData } from './data.ts'

/** Breadcrumbs of a product, for structured data. */
export const productCrumbs = ({ product }: ProductPageData) => [
  ...product.parents.map(({ title, path }) => ({ title, to: `/${path}` })),
  { title: product.name },
]

/** Title, description and canonical URL for search engines. */
export function productHead(data: ProductPageData, env: PageEnv): Head {
  const { product, url } = data
  const { seo_title, seo_description } = product.page_meta
  return {
    ...(seo_title ? { title: seo_title, whole: true } : { title: product.name }),
    description: seo_description ?? product.perex,
    canonical: url,
    ...(import.meta.env.SSR && {
      ...(product.mainImage && { image: env.origin + imageUrl('/cdn', product.mainImage, shareStyle) }),
      jsonLd: [crumbsLd(productCrumbs(data), env)],
    }),
  }
}

/** The variant named by the URL, by its id or by one of its codes (B2.15, B4.01). */
export const wantedVariant = (params: URLSearchParams): VariantSelection => ({
  variantId: Number(params.get('variant_id')) || null,
  catalogCode: params.get('catalog_code'),
})
