import { useShop } from '@vanek/react-hooks'
import type { Article } from '@vanek/sdk/content'
import { formatDate } from '@vanek/sdk/format'
import { imageSources } from '@vanek/sdk/images'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Image } from '../../ui/image.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/** Advice that editors wrote: what it is about, when it was written, and the text. */
export function ArticlePage({ article }: { readonly article: Article }) {
  const { title, perex, image, content, date_published: published } = article
  const { cdn } = useShop().config.endpoints
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Rady a články' }, { title }]} />
      <article className="page wrap rich article">
        <h1>{title}</h1>
        <p className="quiet small">
          <time dateTime={published}>{formatDate(published)}</time>
        </p>
        <p className="lead">{perex}</p>
        {image && (
          <div className="stage article-picture">
            <Image sources={imageSources(cdn, image, { width: 640, height: 360 })} alt={image.alt} eager />
          </div>
        )}
        <RichText node={content} />
      </article>
    </>
  )
}
