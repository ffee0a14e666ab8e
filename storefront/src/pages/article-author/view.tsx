import { useLoaderData } from 'react-router-dom'
import { useTheme } from '../../entities/shop/use-theme.ts'
import type { ArticleListData } from '../../entities/article/list-data.ts'
import { ArticleListPage } from '../../entities/article/list-page.tsx'
import { initialsOf } from '../../lib/texts/initials.ts'

export { listHead as head } from '../../entities/article/list-head.ts'

/** `/autor/{slug}` */
export function Component() {
  const data = useLoaderData() as ArticleListData
  const { photo } = useTheme('article_author')
  return <ArticleListPage data={data} photo={photo} initials={initialsOf(data.title)} textFirst />
}
