import type { PageLoader } from '../../lib/page/env.ts'
import { loadProduct, type ProductPageData } from './load-product.ts'

export { action } from './action.ts'

/** The product of a slug (B2.14). */
export const loader: PageLoader<ProductPageData> = async ({ request, params }, env) =>
  loadProduct(params['slug'] ?? '', request.url, env)
