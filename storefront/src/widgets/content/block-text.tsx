import * as texts from '#texts/widgets/content'
import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import { Suspense, useMemo } from 'react'
import type { Block, BlockProps } from '../../entities/content/load-page.ts'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { later } from '../../lib/browser/later.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Image } from '../../ui/image.tsx'
import { BlockButton, BlockFrame, BlockTitle } from './block-frame.tsx'

const sides = new Set(['left', 'right'])

/** Free tenths of the width beside a picture. */
const free = (offset: number | null) => Math.min(4, Math.max(0, Math.round((offset ?? 0) / 10)))

/** The pictures of a block at the editor's positions. */
function BlockImages({ images }: Pick<Block, 'images'>) {
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

/** A large title with a text, which begins a new section of the page (B2.72). */
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

/** A quotation and its author (B2.77). */
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

// the server's form works without scripts; those that send it in place load with the other calls of the back end
const NewsletterFields = import.meta.env.SSR
  ? (await import('../../features/newsletter/newsletter-fields.tsx')).NewsletterFields
  : later(
      () => import('../../features/newsletter/newsletter-fields.tsx').then((own) => own.NewsletterFields),
      '.news-form',
    )

/** A collapsible text (B2.74, B4.06). */
export function CollapsibleBlock({ block }: BlockProps) {
  return (
    <BlockFrame block={block} kind="block-fold" titled={false} buttoned={false}>
      <Disclosure title={block.block_title ? <BlockTitle block={block} /> : <h2>{texts.moreInformation}</h2>}>
        <div className="rich">
          {block.text && <RichText node={block.text} under={2} />}
          <BlockButton button={block.button} />
        </div>
        <BlockImages images={block.images} />
      </Disclosure>
    </BlockFrame>
  )
}

/** The newsletter form, with or without a text (B2.75). */
export function NewsletterBlock({ block }: BlockProps) {
  const withText = block.newsletter_type === 'with_text'
  // memoized for each block: see later.tsx
  const fields = useMemo(
    () => (
      <Suspense>
        <NewsletterFields source="page" alone={!withText} />
      </Suspense>
    ),
    [withText],
  )
  if (!useIsOn('newsletter')) return null
  return (
    <BlockFrame block={block} kind={withText ? 'block-news with-text' : 'block-news'} titled={withText}>
      {withText && block.text && (
        <div className="rich">
          <RichText node={block.text} under={2} />
        </div>
      )}
      {fields}
    </BlockFrame>
  )
}
