import type { ComponentType } from 'react'
import type { Block, BlockGoods, BlockProps } from '../../entities/content/load-page.ts'
import { SellingPointsBlock, TextBoxesBlock } from './block-boxes.tsx'
import { BlockFrame } from './block-frame.tsx'
import { CategoriesBlock, CategoryBoxesBlock, ProductBoxesBlock, ProductsBlock } from './block-goods.tsx'
import { CollapsibleBlock, NewsletterBlock, QuoteBlock, TextBlock, TitleBlock } from './block-text.tsx'

/** Blocks in columns, stacked on a phone (B2.83). */
function RowBlock({ block, goods }: BlockProps) {
  const { blocks } = block
  if (blocks.length === 0) return null
  return (
    <BlockFrame block={block} kind="block-row">
      <div className="block-row-in">
        <Blocks blocks={blocks} {...goods} />
      </div>
    </BlockFrame>
  )
}

const KINDS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  title: TitleBlock,
  categories: CategoriesBlock,
  collapsible: CollapsibleBlock,
  newsletter: NewsletterBlock,
  products: ProductsBlock,
  quote: QuoteBlock,
  text: TextBlock,
  text_boxes: TextBoxesBlock,
  selling_points: SellingPointsBlock,
  productBoxes: ProductBoxesBlock,
  categoryBoxes: CategoryBoxesBlock,
  row: RowBlock,
}

/** The blocks of a page in order (B2.72 to B2.83); unknown types render nothing. */
export function Blocks({ blocks, products, points }: BlockGoods & { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => {
    const Kind = Object.hasOwn(KINDS, block.type) ? KINDS[block.type] : undefined
    return Kind && <Kind block={block} goods={{ products, points }} key={block.uuid} />
  })
}
