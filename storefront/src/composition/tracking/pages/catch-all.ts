import type { CatchAllData } from '../../../pages/catch-all/data.ts'
import type { TellPage } from './page-told.ts'
import { tellProduct } from './product.ts'

/** The listing of a category, or a product under its category path. */
export const tellCatchAll: TellPage<CatchAllData> = (data, around) => {
  if (data.kind === 'product') return tellProduct(data.product, { ...around, before: undefined })
  if (data.kind === 'page') return {}
  return { lists: [{ id: `category:${data.path}`, name: data.name, products: data.listing.products }] }
}
