import * as texts from '#texts/pages/home'
import type { ArticleLink } from '@vanek/sdk/content'
import { ArticleBoxes } from '../../entities/article/article-boxes.tsx'
import { articlesPath } from '#market/paths'
import { Link } from '../../ui/link.tsx'

/** Articles that editors picked (B9.16). */
export function FeaturedArticles({ articles }: { readonly articles: readonly ArticleLink[] }) {
  if (articles.length === 0) return null
  return (
    <section className="section wrap featured-articles" aria-labelledby="vybrane-clanky">
      <div className="section-head">
        <h2 id="vybrane-clanky">{texts.articlesTitle}</h2>
        <Link to={articlesPath}>{texts.allArticles}</Link>
      </div>
      <ArticleBoxes articles={articles} />
    </section>
  )
}
