import { useLoaderData } from 'react-router-dom'
import { useTheme } from '../../app/use-theme.ts'
import type { ArticleListData } from '../../features/article/list-data.ts'
import { ArticleListPage } from '../../features/article/list-page.tsx'

export { listHead as head } from '../../features/article/list-head.ts'

/** `/clanky` */
export function Component() {
  return (
    <ArticleListPage data={useLoaderData() as ArticleListData} categories={useTheme('article_list').categories} photo />
  )
}
