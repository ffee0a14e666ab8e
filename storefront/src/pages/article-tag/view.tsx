import { useLoaderData } from 'react-router-dom'
import type { ArticleListData } from '../../features/article/list-data.ts'
import { ArticleListPage } from '../../features/article/list-page.tsx'

export { listHead as head } from '../../features/article/list-head.ts'

/** `/stitek/{slug}` */
export function Component() {
  return <ArticleListPage data={useLoaderData() as ArticleListData} />
}
