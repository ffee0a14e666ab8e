import type { ContentBlock, Page } from '../types.ts'

/** One page of content blocks, see {@link paginateBlocks}. */
export interface BlocksPage {
  /** Blocks of this page, in the order of the editors. */
  readonly blocks: readonly ContentBlock[]
  /** Number of this page, from 1; the last one if a higher number was requested. */
  readonly page: number
  /** Number of pages, at least 1. */
  readonly pages: number
}

/**
 * The content blocks of a page to show: all of them, or one page of them if the editors turned pagination on.
 *
 * @param page - Blocks and pagination settings of the page.
 * @param requested - Requested page number, from 1.
 */
export function paginateBlocks(
  {
    pagination,
    blocks_per_page: perPage,
    content_blocks: blocks,
  }: Pick<Page, 'pagination' | 'blocks_per_page' | 'content_blocks'>,
  requested: number,
): BlocksPage {
  if (!pagination || perPage === null || perPage < 1) return { blocks, page: 1, pages: 1 }
  const pages = Math.max(1, Math.ceil(blocks.length / perPage))
  const page = Math.min(pages, Number.isInteger(requested) && requested >= 1 ? requested : 1)
  return { blocks: blocks.slice((page - 1) * perPage, page * perPage), page, pages }
}
