import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../app/env.ts'
import type { ProductPageData } from '../../features/product/load-product.ts'
import { productHead } from '../../features/product/product-head.ts'
import { ProductScreen, sameProduct } from '../../features/product/product-screen.tsx'

export const head: PageHead<ProductPageData> = productHead

export const shouldRevalidate = sameProduct

/** `/produkt/{slug}` */
export function Component() {
  return <ProductScreen data={useLoaderData() as ProductPageData} />
}
