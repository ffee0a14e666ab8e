import { useLoaderData } from 'react-router-dom'
import { ArticleListPage } from '../../entities/article/list-page.tsx'
import type { ArticleListData } from '../../entities/article/load-list.ts'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { initialsOf } from '../../lib/texts/initials.ts'

export { listHead as head } from '../../entities/article/list-page.tsx'

/** `/autor/{slug}` */
export function Component() {
  const data = useLoaderData() as ArticleListData
  const { photo } = useTheme('article_author')
  return <ArticleListPage data={data} photo={photo} initials={initialsOf(data.title)} textFirst />
}
