import { useLoaderData } from 'react-router-dom'
import { useTheme } from '../../entities/shop/use-theme.ts'
import type { ArticleListData } from '../../entities/article/list-data.ts'
import { ArticleListPage } from '../../entities/article/list-page.tsx'

export { listHead as head } from '../../entities/article/list-head.ts'

/** `/clanky` */
export function Component() {
  return (
    <ArticleListPage data={useLoaderData() as ArticleListData} categories={useTheme('article_list').categories} photo />
  )
}
