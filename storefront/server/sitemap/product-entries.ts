import { type Shop, unwrap } from '@vanek/sdk'
import { getPaths } from '@vanek/sdk/content'
import { imageUrl } from '@vanek/sdk/images'
import { productPath } from '../../src/lib/paths/product.ts'
import type { Entry } from './xml.ts'

/** Products in one sitemap; the protocol allows ten times as many, but a file must stay handy. */
export const productsPerFile = 5_000

/** How many sitemaps the products fill. */
export async function productFiles(shop: Shop): Promise<number> {
  const { total } = unwrap(await getPaths(shop, { kind: 'product', skip: 0, limit: 1 }))
  return Math.ceil(total / productsPerFile)
}

/** The products of one of them, counted from 1. */
export async function productEntries(shop: Shop, file: number, wildcard: boolean): Promise<Entry[]> {
  const skip = (file - 1) * productsPerFile
  const { items } = unwrap(await getPaths(shop, { kind: 'product', skip, limit: productsPerFile }))
  return items.map(({ slug, categoryPath, updated, images }) => ({
    path: productPath({ slug, categoryPath: categoryPath ?? '' }, { wildcard: wildcard && categoryPath !== null }),
    updated,
    images: images.map((path) => imageUrl('/cdn', { path }, 'style-w800-h800')),
  }))
}
