import type { PageLoader } from '../../app/env.ts'
import { loadProduct, type ProductPageData } from '../../features/product/load-product.ts'

export { action } from './action.ts'

/** The product of a slug (B2.14). */
export const loader: PageLoader<ProductPageData> = async ({ request, params }, env) =>
  loadProduct(params['slug'] ?? '', request.url, env)
