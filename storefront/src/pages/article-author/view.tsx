import { useLoaderData } from 'react-router-dom'
import { useTheme } from '../../app/use-theme.ts'
import type { ArticleListData } from '../../features/article/list-data.ts'
import { ArticleListPage } from '../../features/article/list-page.tsx'
import { initialsOf } from '../../features/texts/initials.ts'

export { listHead as head } from '../../features/article/list-head.ts'

/** `/autor/{slug}` */
export function Component() {
  const data = useLoaderData() as ArticleListData
  const { photo } = useTheme('article_author')
  return <ArticleListPage data={data} photo={photo} initials={initialsOf(data.title)} textFirst />
}
