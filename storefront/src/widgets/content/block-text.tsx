import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import { Image } from '../../ui/image.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { BlockButton } from './block-button.tsx'
import { BlockFrame, BlockTitle } from './block-frame.tsx'
import type { Block, BlockProps } from '../../entities/content/block-types.ts'

const sides = new Set(['left', 'right'])

/** Tenths of the width that stay free beside a picture. */
const free = (offset: number | null) => Math.min(4, Math.max(0, Math.round((offset ?? 0) / 10)))

/** The pictures of a block, each where an editor put it. */
export function BlockImages({ images }: Pick<Block, 'images'>) {
  const { cdn } = useShop().config.endpoints
  return images.map(({ image, position, offset }) => (
    <div
      className={`block-image is-${sides.has(position ?? '') ? position : 'center'} free-${free(offset)}`}
      key={image.path}
    >
      <Image sources={imageSources(cdn, image, 'style-w720-h540')} alt={image.alt} />
    </div>
  ))
}

const besideOf = ({ images }: Block) => images.find(({ position }) => sides.has(position ?? ''))?.position

/** A title, a text, pictures beside or below it, and a button (B2.78). */
export function TextBlock({ block }: BlockProps) {
  const beside = besideOf(block)
  return (
    <BlockFrame
      block={block}
      kind={beside ? `block-text beside-${beside}` : 'block-text'}
      titled={false}
      buttoned={false}
    >
      <div className="rich">
        <BlockTitle block={block} />
        {block.text && <RichText node={block.text} under={block.block_title ? 2 : 1} />}
        <BlockButton button={block.button} />
      </div>
      <BlockImages images={block.images} />
    </BlockFrame>
  )
}

/** A big title with a text below it, a new beginning within the page (B2.72). */
export function TitleBlock({ block }: BlockProps) {
  return (
    <BlockFrame block={block} kind="block-title" titled={false} buttoned={false}>
      <BlockTitle block={block} className="block-big" />
      {block.text && (
        <div className="rich lead">
          <RichText node={block.text} under={2} />
        </div>
      )}
      <BlockButton button={block.button} />
      <BlockImages images={block.images} />
    </BlockFrame>
  )
}

/** What somebody said, and who (B2.77). */
export function QuoteBlock({ block }: BlockProps) {
  return (
    <BlockFrame block={block} kind="block-quote">
      <figure>
        <blockquote>{block.text && <RichText node={block.text} under={2} />}</blockquote>
        {block.author && <figcaption className="quiet small">{block.author}</figcaption>}
      </figure>
    </BlockFrame>
  )
}
