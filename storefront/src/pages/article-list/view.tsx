import * as texts from '#texts/pages/article-list'
import { useShop } from '@vanek/react-hooks'
import { articlesPerPage } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { useLoaderData } from 'react-router-dom'
import { ArticleBoxes } from '../../entities/article/article-boxes.tsx'
import { RichText } from '../../entities/content/rich-text.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { crumbsLd, metaHead } from '../../lib/page/meta-head.ts'
import { pagePath } from '../../lib/paths/article.ts'
import { articlesPath } from '#market/paths'
import { feedPaths } from '#market/feeds'
import { initialsOf } from '../../lib/texts/initials.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Paging } from '../../ui/paging.tsx'
import type { ArticleListData } from './load-list.ts'

/** Title, description and canonical URL of a page of articles; each page of a list has its own URL. */
export const head: PageHead<ArticleListData> = (data, env) => {
  const { meta, params, title, perex, path, page, crumbs } = data
  return {
    ...metaHead({ meta, title, description: perex, path: pagePath(path, page) }, env),
    ...(page > 1 && { title: texts.headPage(title, page), whole: false }),
    ...(import.meta.env.SSR && {
      ...(params && { params }),
      ...{ jsonLd: [crumbsLd(crumbs, env)], feed: env.origin + feedPaths.magazine },
    }),
  }
}

function Chips({ chips }: Pick<ArticleListData, 'chips'>) {
  if (chips.length === 0) return null
  return (
    <nav aria-label={texts.categoriesLabel}>
      <ul className="row article-chips">
        {chips.map(({ title, to, current }) => (
          <li key={to}>
            <Link className="chip" to={to} aria-current={current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ path }: { readonly path: string }) {
  return (
    <Empty icon="breeze" title={texts.noneTitle}>
      <p>{texts.noneNote}</p>
      <Link className={buttonClass()} to={path === articlesPath ? '/' : articlesPath}>
        {path === articlesPath ? texts.toHome : texts.allArticles}
      </Link>
    </Empty>
  )
}

/** Which parts the settings show in a list (B1.16). */
function useShown({ of }: ArticleListData) {
  const all = useTheme('article_list').categories
  const own = useTheme('article_category').categories
  const { photo } = useTheme('article_author')
  return {
    categories: { all, category: own, tag: false, author: false }[of],
    photo: { all: true, category: true, tag: false, author: photo }[of],
  }
}

/** `/clanky` and, with links to other lists, the articles of a category, a tag or an author. */
export function Component() {
  const data = useLoaderData() as ArticleListData
  const { categories, photo } = useShown(data)
  const { title, perex, description, crumbs, chips, path, articles, page, pages, total } = data
  const { cdn } = useShop().config.endpoints
  const portrait = photo ? data.portrait : null
  const isAuthor = data.of === 'author'
  const letters = photo && isAuthor && !portrait ? initialsOf(title) : ''
  const text = page === 1 && !!description?.content?.length && (
    <div className={isAuthor ? 'rich' : 'rich article-list-text'}>
      <RichText node={description} />
    </div>
  )
  const from = (page - 1) * articlesPerPage
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="page wrap stack gap-4">
        <header className={portrait || letters ? 'article-list-head article-list-person' : 'article-list-head'}>
          {portrait && (
            <div className="article-portrait">
              <Image sources={imageSources(cdn, portrait, 'style-w96-h96')} alt={portrait.alt} eager="first" />
            </div>
          )}
          {letters && (
            <span className="article-initials" aria-hidden="true">
              {letters}
            </span>
          )}
          <h1>
            {title}
            {page > 1 && <span className="quiet">{texts.pagePart(page)}</span>}
          </h1>
          {perex && page === 1 && <p className="lead">{perex}</p>}
        </header>
        {isAuthor && text}
        {categories && <Chips chips={chips} />}
        {articles.length === 0 ? (
          <Nothing path={path} />
        ) : (
          <ArticleBoxes articles={articles} heading="h2" featured={page === 1 && articles.length > 2} eager={1} />
        )}
        <Paging
          {...{ page, pages }}
          to={(n) => pagePath(path, n)}
          label={texts.pagesLabel}
          summary={texts.shown(from + 1, from + articles.length, total)}
        />
        {!isAuthor && text}
      </div>
    </>
  )
}
