import { useLoaderData } from 'react-router-dom'
import { ArticleListPage } from '../../entities/article/list-page.tsx'
import type { ArticleListData } from '../../entities/article/load-list.ts'
import { useTheme } from '../../entities/shop/use-shell.ts'

export { listHead as head } from '../../entities/article/list-page.tsx'

/** `/clanky` */
export function Component() {
  return (
    <ArticleListPage data={useLoaderData() as ArticleListData} categories={useTheme('article_list').categories} photo />
  )
}
