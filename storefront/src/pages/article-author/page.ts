import { definePage } from '../../app/define-page.ts'

export const articleAuthor = definePage({
  name: 'article-author',
  path: { cs: '/autor/:slug' },
  audience: 'everyone',
  query: ['page'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
