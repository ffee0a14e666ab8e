import { useShop } from '@vanek/react-hooks'
import type { ArticleLink } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { Image } from '../../ui/image.tsx'
import { ArticleDate } from './article-date.tsx'
import { articlePath } from '../../lib/paths/article.ts'
import { Link } from '../../ui/link.tsx'

export interface ArticleCardProps {
  readonly article: ArticleLink
  /** Of what rank its title is where it stands. */
  readonly heading: 'h2' | 'h3'
  /** The one that comes first and takes more room. */
  readonly wide?: boolean
  readonly eager?: boolean
}

/** What an article is about, to be pressed anywhere. */
export function ArticleCard({ article, heading: Heading, wide = false, eager = false }: ArticleCardProps) {
  const { cdn } = useShop().config.endpoints
  const { slug, title, perex, image, date_published: published } = article
  return (
    <article className={wide ? 'article-card article-card-wide' : 'article-card'}>
      <div className="stage">
        {image && (
          <Image
            sources={imageSources(cdn, image, wide ? 'style-w800-h450' : 'style-w400-h225')}
            alt=""
            eager={eager}
          />
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
