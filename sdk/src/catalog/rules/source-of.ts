import type { ListingSource } from '../types.ts'

/** Where the products of a category (by its path) or of a virtual category (by its slug) come from. */
export const sourceOf = (page: { readonly path: string } | { readonly slug: string }): ListingSource =>
  'path' in page ? { category: page.path } : { virtualCategory: page.slug }
