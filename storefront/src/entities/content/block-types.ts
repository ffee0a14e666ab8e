import type { ContentBlock, SiteConfiguration } from '@vanek/sdk/content'
import type { ProductBox } from '@vanek/sdk/product'

/** A block, alone or within a row. */
export type Block = ContentBlock

export type SellingPoint = SiteConfiguration['selling_points'][number]

/** What blocks show besides what stands in themselves. */
export interface BlockGoods {
  /** Products that the blocks name; those that cannot be shown are missing. */
  readonly products: readonly ProductBox[]
  readonly points: readonly SellingPoint[]
}

export interface BlockProps {
  readonly block: Block
  readonly goods: BlockGoods
}
