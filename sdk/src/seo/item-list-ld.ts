import { type JsonLd, ld, part } from './ld.ts'

/** A page of a list, for {@link toItemListLd}. */
export interface ItemListLdInput {
  /** Absolute addresses of the pages of its items, in the order shown. */
  readonly urls: readonly string[]
  /** Position of the first of them in the whole list. */
  readonly start?: number
  /** Number of items in the whole list. */
  readonly total?: number
}

/**
 * JSON-LD of a list of pages, such as the products of a category.
 *
 * @param list - Addresses in the order shown; `start` is 1 by default.
 */
export const toItemListLd = ({ urls, start = 1, total }: ItemListLdInput): JsonLd =>
  ld('ItemList', {
    numberOfItems: total,
    itemListElement: urls.map((url, at) => part('ListItem', { position: start + at, url })),
  })
