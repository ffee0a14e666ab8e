import { unwrap } from '@vanek/sdk'
import { type ContentBlock, getPage, getPages, paginateBlocks } from '@vanek/sdk/content'
import { sandboxShop } from './sandbox.ts'

export interface FoundBlock {
  /** Path of the page with it. */
  readonly path: string
  readonly block: ContentBlock
}

/** The first matching block of the seed's pages, and its place on the page; throws if there is none. */
export async function findBlock(sandboxUrl: string, fits: (block: ContentBlock) => boolean): Promise<FoundBlock> {
  const shop = sandboxShop(sandboxUrl)
  for (const { slug, path } of unwrap(await getPages(shop))) {
    const page = unwrap(await getPage(shop, { slug }))
    const { pages } = paginateBlocks(page, 1)
    for (let part = 1; part <= pages; part += 1) {
      const block = paginateBlocks(page, part).blocks.find(fits)
      if (block) return { path: part === 1 ? path : `${path}?page=${part}`, block }
    }
  }
  throw new Error(`No page of the seed has such a block: ${String(fits)}`)
}

/** The first block of a type. */
export const blockOf = (sandboxUrl: string, type: string): Promise<FoundBlock> =>
  findBlock(sandboxUrl, (block) => block.type === type)
