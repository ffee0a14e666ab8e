import { definePage } from '../../app/define-page.ts'

export const articleList = definePage({
  name: 'article-list',
  path: { cs: '/clanky' },
  audience: 'everyone',
  query: ['page'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
