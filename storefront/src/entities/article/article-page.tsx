import { useShop } from '@vanek/react-hooks'
import { headingIds } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { useMemo } from 'react'
import { useTheme } from '../shop/use-theme.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Image } from '../../ui/image.tsx'
import { RichText } from '../content/rich-text.tsx'
import { ArticleBoxes } from './article-boxes.tsx'
import { ArticleDate } from './article-date.tsx'
import { crumbsOf } from './article-head.ts'
import { Author, AuthorName } from './author.tsx'
import { Contents } from './contents.tsx'
import type { ArticlePageData } from './load-article.ts'
import { articleCategoryPath, articleTagPath } from '../../lib/paths/article.ts'
import { Link } from '../../ui/link.tsx'

/** Advice that editors wrote: what it is about, who wrote it and when, the text, and ways on. */
export function ArticlePage({ data }: { readonly data: ArticlePageData }) {
  const { article, related, minutes } = data
  const { title, perex, image, content, date_published: published } = article
  const {
    article_author_reference: author,
    article_category_reference: category,
    article_tag_reference: tags,
  } = article
  const { cdn } = useShop().config.endpoints
  const theme = useTheme('article_detail')
  const headings = useMemo(() => headingIds(content), [content])
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(data)} />
      <article className="page wrap article">
        <header className="article-head">
          <h1>{title}</h1>
          <p className="row quiet small article-facts">
            <ArticleDate published={published} />
            {author && (
              <span>
                <AuthorName author={author} />
              </span>
            )}
            {category && <Link to={articleCategoryPath(category)}>{category.menu_title ?? category.title}</Link>}
            <span>{minutes} min čtení</span>
          </p>
          <p className="lead">{perex}</p>
        </header>
        {image && (
          <div className="stage article-picture">
            <Image sources={imageSources(cdn, image, 'style-w960-h400')} alt={image.alt} eager />
          </div>
        )}
        <div className="article-body">
          <Contents headings={headings} />
          <div className="rich article-text">
            <RichText node={content} headings={headings} />
          </div>
          <footer className="article-foot">
            {theme.author && author && <Author author={author} />}
            {theme.tags && tags.length > 0 && (
              <ul className="row" aria-label="Štítky">
                {tags.map(({ _id, title: tag, page_meta: meta }) => (
                  <li key={_id}>
                    <Link className="chip" to={articleTagPath(meta.slug)} rel="tag">
                      {tag}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </footer>
        </div>
        {theme.related_articles && related.length > 0 && (
          <section className="section" aria-labelledby="dalsi-clanky">
            <div className="section-head">
              <h2 id="dalsi-clanky">Čtěte dál</h2>
              {category && <Link to={articleCategoryPath(category)}>Vše z rubriky</Link>}
            </div>
            <ArticleBoxes articles={related} />
          </section>
        )}
      </article>
    </>
  )
}
