import { definePage } from '../../app/define-page.ts'

export const articleTag = definePage({
  name: 'article-tag',
  path: { cs: '/stitek/:slug' },
  audience: 'everyone',
  query: ['page'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
