import { useLoaderData } from 'react-router-dom'
import type { ArticleListData } from '../../entities/article/list-data.ts'
import { ArticleListPage } from '../../entities/article/list-page.tsx'

export { listHead as head } from '../../entities/article/list-head.ts'

/** `/stitek/{slug}` */
export function Component() {
  return <ArticleListPage data={useLoaderData() as ArticleListData} />
}
