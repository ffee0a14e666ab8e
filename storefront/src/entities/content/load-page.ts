import {
  type ContentBlock,
  getPage,
  getSiteConfiguration,
  type Page,
  paginateBlocks,
  type SiteConfiguration,
} from '@vanek/sdk/content'
import { getProducts, type ProductBox } from '@vanek/sdk/product'
import type { PageEnv } from '../../lib/page/env.ts'
import { boxOf } from '../product/box-of.ts'
import { found } from './found.ts'

/** A content block, top-level or within a row. */
export type Block = ContentBlock

type SellingPoint = SiteConfiguration['selling_points'][number]

/** Data that blocks show besides their own. */
export interface BlockGoods {
  /** Products of the blocks; those that cannot be shown are missing. */
  readonly products: readonly ProductBox[]
  readonly points: readonly SellingPoint[]
}

export interface BlockProps {
  readonly block: Block
  readonly goods: BlockGoods
}

/** A page with the data of its blocks; `content_blocks` are those of the current part. */
export interface PageData extends Page {
  readonly products?: readonly ProductBox[]
  readonly points?: readonly SellingPoint[]
  /** Current part and number of parts, for a page that is split. */
  readonly paging?: { readonly page: number; readonly pages: number }
}

const within = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...within(block.blocks)])

const productIds = (blocks: readonly Block[]): readonly number[] => [
  ...new Set(blocks.flatMap(({ product_reference }) => product_reference.map(({ entityId }) => entityId))),
]

/** Products of all blocks in one call; one that is not for this visitor does not fail the others. */
async function productsOf(blocks: readonly Block[], { shop }: PageEnv): Promise<readonly ProductBox[]> {
  const ids = productIds(blocks)
  if (ids.length === 0) return []
  const products = await getProducts(shop, { ids })
  return products.ok ? products.data.map(boxOf) : []
}

async function pointsOf(blocks: readonly Block[], { shop }: PageEnv): Promise<readonly SellingPoint[]> {
  if (!blocks.some(({ type }) => type === 'selling_points')) return []
  const site = await getSiteConfiguration(shop)
  return site.ok ? site.data.selling_points : []
}

/** The part number from `?page=`; NaN if it is invalid. */
export function partNumberIn(url: string): number {
  const value = new URL(url).searchParams.get('page')
  if (value === null) return 1
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : Number.NaN
}

/**
 * Loads a content page with the data of its blocks (B7.29, B2.72 to B2.83); 404 if the page or the part does not exist,
 * 403 if it is not for this visitor (B6.08).
 */
export async function loadPage(slug: string, env: PageEnv, part = 1): Promise<PageData> {
  const page = found(await getPage(env.shop, { slug }))
  const shown = paginateBlocks(page, part)
  if (shown.page !== part) throw new Response(null, { status: 404 })
  const all = within(shown.blocks)
  const [products, points] = await Promise.all([productsOf(all, env), pointsOf(all, env)])
  return {
    ...page,
    content_blocks: shown.blocks,
    products,
    points,
    ...(shown.pages > 1 && { paging: { page: shown.page, pages: shown.pages } }),
  }
}
