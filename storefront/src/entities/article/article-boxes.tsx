import type { ArticleLink } from '@vanek/sdk/content'
import { ArticleCard } from './article-card.tsx'

export interface ArticleBoxesProps {
  readonly articles: readonly ArticleLink[]
  /** Of what rank their titles are; below a heading of the second rank unless told. */
  readonly heading?: 'h2' | 'h3'
  /** Gives the first one more room than the others. */
  readonly featured?: boolean
  /** How many of the first pictures load at once; none unless told. */
  readonly eager?: number
}

/** Articles side by side: one column on a phone, three on a wide screen. */
export function ArticleBoxes({ articles, heading = 'h3', featured = false, eager = 0 }: ArticleBoxesProps) {
  return (
    <ul className={featured ? 'article-boxes article-boxes-featured' : 'article-boxes'}>
      {articles.map((article, at) => (
        <li key={article.slug}>
          <ArticleCard article={article} heading={heading} wide={featured && at === 0} eager={at < eager} />
        </li>
      ))}
    </ul>
  )
}
