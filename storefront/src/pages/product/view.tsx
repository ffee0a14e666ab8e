import { useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import type { ProductPageData } from './data.ts'
import { productHead } from './head.ts'
import { ProductScreen, sameProduct } from './product-screen.tsx'

export const head: PageHead<ProductPageData> = productHead

export const shouldRevalidate = sameProduct

/** `/produkt/{slug}` */
export function Component() {
  return <ProductScreen data={useLoaderData() as ProductPageData} />
}
