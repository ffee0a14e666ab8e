import { getHome, withFallbackData } from '@vanek/sdk/content'
import { getProducts, type ProductBox } from '@vanek/sdk/product'
import { boxOf } from '../../entities/product/box-of.ts'
import type { PageEnv } from '../../lib/page/env.ts'

/** Data of a 404: products to go on with, under the title of their list. */
export interface Missing {
  readonly title: string
  readonly products: readonly ProductBox[]
}

// a row
const offered = 4

/** Loads the first list of products that editors picked for the home page; null without one, and if it cannot be loaded. */
export async function loadMissing({ shop, around = shop }: PageEnv): Promise<Missing | null> {
  const home = await getHome(around, { featured: offered })
  const [list] = home.ok ? home.data.featuredProducts : []
  const ids = list?.product_ids.slice(0, offered) ?? []
  if (!list || ids.length === 0) return null
  const found = await withFallbackData(around, 'products of a 404', getProducts(around, { ids }), [])
  const products = ids.flatMap((id) => found.filter((product) => product.id === id).map(boxOf))
  return products.length > 0 ? { title: list.title, products } : null
}
