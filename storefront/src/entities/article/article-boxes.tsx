import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import type { ArticleLink } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { articlePath } from '../../lib/paths/article.ts'
import { formatDate } from '../../market/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image, isFull } from '../../ui/image.tsx'

/** The day an article appeared. */
export function ArticleDate({ published }: { readonly published: string }) {
  return (
    <time className="quiet small num" dateTime={published}>
      {formatDate(published)}
    </time>
  )
}

interface ArticleCardProps {
  readonly article: ArticleLink
  /** Level of its heading. */
  readonly heading: 'h2' | 'h3'
  /** The first article, which is larger. */
  readonly wide?: boolean
  readonly eager?: boolean | 'first'
}

/** A teaser of an article; the whole card is a link. */
function ArticleCard({ article, heading: Heading, wide = false, eager = false }: ArticleCardProps) {
  const { cdn } = useShop().config.endpoints
  const { slug, title, perex, image, date_published: published } = article
  return (
    <article className={wide ? 'article-card article-card-wide' : 'article-card'}>
      <div className="stage">
        {image ? (
          <Image
            sources={imageSources(cdn, image, wide ? 'style-w800-h450' : 'style-w400-h225')}
            alt=""
            eager={eager}
            full={isFull(image)}
          />
        ) : (
          <Icon name="breeze" />
        )}
      </div>
      <div className="article-card-text">
        <Heading>
          <Link to={articlePath(slug)}>{title}</Link>
        </Heading>
        <ArticleDate published={published} />
        <p className="quiet">{perex}</p>
      </div>
    </article>
  )
}

interface ArticleBoxesProps {
  readonly articles: readonly ArticleLink[]
  /** Level of their headings. Defaults to `h3`. */
  readonly heading?: 'h2' | 'h3'
  /** Makes the first one larger. */
  readonly featured?: boolean
  /** How many of the first pictures load eagerly. Defaults to none. */
  readonly eager?: number
}

/** Articles side by side: one column on a phone, three on a wide screen. */
export function ArticleBoxes({ articles, heading = 'h3', featured = false, eager = 0 }: ArticleBoxesProps) {
  return (
    <ul className={featured ? 'article-boxes article-boxes-featured' : 'article-boxes'}>
      {articles.map((article, at) => (
        <li key={article.slug}>
          <ArticleCard
            article={article}
            heading={heading}
            wide={featured && at === 0}
            eager={at === 0 && eager > 0 ? 'first' : at < eager}
          />
        </li>
      ))}
    </ul>
  )
}
