import { productPath as pathOfProduct, type ProductPathParts, type ProductPathOptions } from '@vanek/sdk/product'
import { productFolder } from '#market/paths'

/** Path of a product page: `/produkt/{slug}`, or under its category if the shop is configured so (B2.15, B2.25). */
export const productPath = (product: ProductPathParts, options: Omit<ProductPathOptions, 'folder'> = {}): string =>
  pathOfProduct(product, { ...options, folder: productFolder })
