import * as texts from '#texts/pages/article'
import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import { type ArticleAuthor, richTextHeadings } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { useMemo } from 'react'
import { ArticleBoxes, ArticleDate } from '../../entities/article/article-boxes.tsx'
import { Contents } from '../../entities/content/contents.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { articleAuthorPath, articleCategoryPath, articleTagPath } from '../../lib/paths/article.ts'
import { initialsOf } from '../../lib/texts/initials.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Image, isFull } from '../../ui/image.tsx'
import { ProductGrid } from '../../widgets/goods/product-box.tsx'
import type { ArticlePageData } from './data.ts'
import { crumbsOf } from './head.ts'

/** The name of an author, with a link to their page if they have one (B2.34). */
function AuthorName({ author }: { readonly author: ArticleAuthor }) {
  const { title, author_has_page: hasPage, page_meta: meta } = author
  return hasPage ? <Link to={articleAuthorPath(meta.slug)}>{title}</Link> : title
}

/** The author of an article, with a portrait or initials. */
function Author({ author }: { readonly author: ArticleAuthor }) {
  const { cdn } = useShop().config.endpoints
  const { title, perex, image } = author
  return (
    <div className="article-author">
      {image ? (
        <Image sources={imageSources(cdn, image, 'style-w64-h64-crop')} alt="" />
      ) : (
        <span className="article-initials" aria-hidden="true">
          {initialsOf(title)}
        </span>
      )}
      <p>
        <b>
          <AuthorName author={author} />
        </b>
        {perex && <span className="quiet small">{perex}</span>}
      </p>
    </div>
  )
}

/** An article by editors: title, author and date, text, and related links. */
export function ArticlePage({ data }: { readonly data: ArticlePageData }) {
  const { article, goods, related, minutes } = data
  const { title, perex, image, content, date_published: published } = article
  const {
    article_author_reference: author,
    article_category_reference: category,
    article_tag_reference: tags,
  } = article
  const { cdn } = useShop().config.endpoints
  const theme = useTheme('article_detail')
  const headings = useMemo(() => richTextHeadings(content), [content])
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
            <span>{texts.readingTime(minutes)}</span>
          </p>
          <p className="lead">{perex}</p>
        </header>
        {image && (
          <div className="stage article-picture">
            <Image
              sources={imageSources(cdn, image, isFull(image) ? 'style-w800-h450' : 'style-w960-h400')}
              alt={image.alt}
              eager="first"
              full={isFull(image)}
            />
          </div>
        )}
        <div className="article-body">
          <Contents headings={headings} title={texts.contentsTitle} />
          <div className="rich article-text">
            <RichText node={content} headings={headings} />
          </div>
          <footer className="article-foot">
            {theme.author && author && <Author author={author} />}
            {theme.tags && tags.length > 0 && (
              <ul className="row" aria-label={texts.tagsLabel}>
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
        {goods && (
          <section className="section" aria-labelledby="zbozi-clanku">
            <div className="section-head">
              <h2 id="zbozi-clanku">{goods.title}</h2>
              <Link to={goods.path}>{texts.allGoods}</Link>
            </div>
            <ProductGrid products={goods.products} />
          </section>
        )}
        {theme.related_articles && related.length > 0 && (
          <section className="section" aria-labelledby="dalsi-clanky">
            <div className="section-head">
              <h2 id="dalsi-clanky">{texts.nextTitle}</h2>
              {category && <Link to={articleCategoryPath(category)}>{texts.allOfCategory}</Link>}
            </div>
            <ArticleBoxes articles={related} />
          </section>
        )}
      </article>
    </>
  )
}
