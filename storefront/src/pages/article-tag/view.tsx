import { useLoaderData } from 'react-router-dom'
import { ArticleListPage } from '../../entities/article/list-page.tsx'
import type { ArticleListData } from '../../entities/article/load-list.ts'

export { listHead as head } from '../../entities/article/list-page.tsx'

/** `/stitek/{slug}` */
export function Component() {
  return <ArticleListPage data={useLoaderData() as ArticleListData} />
}
