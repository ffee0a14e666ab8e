import { Suspense, useMemo } from 'react'
import { later } from '../../lib/browser/later.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { BlockButton } from './block-button.tsx'
import { BlockFrame, BlockTitle } from './block-frame.tsx'
import { BlockImages } from './block-text.tsx'
import type { BlockProps } from '../../entities/content/block-types.ts'

// the form works as the server wrote it; what sends it without leaving the page comes with all that asks the back end
const NewsletterFields = import.meta.env.SSR
  ? (await import('../../features/newsletter/newsletter-fields.tsx')).NewsletterFields
  : later(() => import('../../features/newsletter/newsletter-fields.tsx').then((own) => own.NewsletterFields))

/** A text that opens by its title (B2.74, B4.06). */
export function CollapsibleBlock({ block }: BlockProps) {
  return (
    <BlockFrame block={block} kind="block-fold" titled={false} buttoned={false}>
      <Disclosure title={block.block_title ? <BlockTitle block={block} /> : <h2>Více informací</h2>}>
        <div className="rich">
          {block.text && <RichText node={block.text} under={2} />}
          <BlockButton button={block.button} />
        </div>
        <BlockImages images={block.images} />
      </Disclosure>
    </BlockFrame>
  )
}

/** Asks for the newsletter, with a text or by the form alone (B2.75). */
export function NewsletterBlock({ block }: BlockProps) {
  const withText = block.newsletter_type === 'with_text'
  // made once for each block: see later.tsx
  const fields = useMemo(
    () => (
      <Suspense>
        <NewsletterFields source="page" alone={!withText} />
      </Suspense>
    ),
    [withText],
  )
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
