import { imageUrl } from '@vanek/sdk/images'
import { crumbsLd } from '../../lib/page/crumbs-ld.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { shareStyle } from '../../lib/page/meta-head.ts'
import type { ProductPageData } from './load-product.ts'

/** The way from the home page to a product, for machines. */
export const productCrumbs = ({ product }: ProductPageData) => [
  ...product.parents.map(({ title, path }) => ({ title, to: `/${path}` })),
  { title: product.name },
]

/** Title, description and address for search engines. */
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
