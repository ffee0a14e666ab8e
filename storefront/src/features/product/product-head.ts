import type { Head } from '../../app/env.ts'
import type { ProductPageData } from './load-product.ts'

/** Title, description and address for search engines. */
export function productHead({ product, url }: ProductPageData): Head {
  const { seo_title, seo_description } = product.page_meta
  return { title: seo_title ?? product.name, description: seo_description ?? product.perex, canonical: url }
}
