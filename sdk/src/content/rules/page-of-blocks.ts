import type { ContentBlock, Page } from '../types.ts'

/** The blocks of a page to show now: all of them, or one page of them where editors said so (B3.39). */
export function pageOfBlocks(
  {
    pagination,
    blocks_per_page: perPage,
    content_blocks: blocks,
  }: Pick<Page, 'pagination' | 'blocks_per_page' | 'content_blocks'>,
  asked: number,
): {
  readonly blocks: readonly ContentBlock[]
  /** From 1, never behind the last. */
  readonly page: number
  readonly pages: number
} {
  if (!pagination || perPage === null || perPage < 1) return { blocks, page: 1, pages: 1 }
  const pages = Math.max(1, Math.ceil(blocks.length / perPage))
  const page = Math.min(pages, Number.isInteger(asked) && asked >= 1 ? asked : 1)
  return { blocks: blocks.slice((page - 1) * perPage, page * perPage), page, pages }
}
