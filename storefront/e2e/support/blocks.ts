import { unwrap } from '@vanek/sdk'
import { type ContentBlock, getPage, getPages, pageOfBlocks } from '@vanek/sdk/content'
import { sandboxShop } from './sandbox.ts'

export interface FoundBlock {
  /** Where the shop shows it. */
  readonly path: string
  readonly block: ContentBlock
}

/** The first block of the seed's pages that fits, and the part of the page that shows it; throws when there is none. */
export async function findBlock(sandboxUrl: string, fits: (block: ContentBlock) => boolean): Promise<FoundBlock> {
  const shop = sandboxShop(sandboxUrl)
  for (const { slug, path } of unwrap(await getPages(shop))) {
    const page = unwrap(await getPage(shop, { slug }))
    const { pages } = pageOfBlocks(page, 1)
    for (let part = 1; part <= pages; part += 1) {
      const block = pageOfBlocks(page, part).blocks.find(fits)
      if (block) return { path: part === 1 ? path : `${path}?page=${part}`, block }
    }
  }
  throw new Error(`No page of the seed has such a block: ${String(fits)}`)
}

/** The first block of a kind. */
export const blockOf = (sandboxUrl: string, type: string): Promise<FoundBlock> =>
  findBlock(sandboxUrl, (block) => block.type === type)
