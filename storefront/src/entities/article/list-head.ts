import { crumbsLd } from '../../lib/page/crumbs-ld.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { metaHead } from '../../lib/page/meta-head.ts'
import type { ArticleListData } from './list-data.ts'
import { pagePath } from '../../lib/paths/article.ts'

/** Title, description and address of a page of articles; each page is found by itself. */
export function listHead(data: ArticleListData, env: PageEnv): Head {
  const { meta, title, perex, path, page, crumbs } = data
  const head = metaHead({ meta, title, description: perex, path: pagePath(path, page) }, env)
  return {
    ...head,
    ...(page > 1 && { title: `${title}, strana ${page}`, whole: false }),
    ...(import.meta.env.SSR && { jsonLd: [crumbsLd(crumbs, env)] }),
  }
}
