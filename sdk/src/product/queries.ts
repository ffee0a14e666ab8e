import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { getProduct, getProducts, type ProductsInput } from './calls.ts'
import type { Product } from './types.ts'

/** `getProduct` as a query definition. */
export const productQuery = (shop: Shop, input: { readonly slug: string }): Query<Product> =>
  defineQuery(shop, ['product', input.slug], (context) => getProduct(shop, input, context))

/** `getProducts` as a query definition. */
export const productsQuery = (shop: Shop, input: ProductsInput): Query<readonly Product[]> =>
  defineQuery(shop, ['products', input], (context) => getProducts(shop, input, context))
