import { useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { loadProduct, type ProductPageData } from '../../features/product/load-product.ts'
import { productHead } from '../../features/product/product-head.ts'
import { ProductScreen, sameProduct } from '../../features/product/product-screen.tsx'

export { action } from './action.ts'

/** The product of a slug (B2.14). */
export const loader: PageLoader<ProductPageData> = async ({ request, params }, env) =>
  loadProduct(params['slug'] ?? '', request.url, env)

export const head: PageHead<ProductPageData> = productHead

export const shouldRevalidate = sameProduct

/** `/produkt/{slug}` */
export function Component() {
  return <ProductScreen data={useLoaderData() as ProductPageData} />
}
