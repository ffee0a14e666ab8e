import { definePage } from '../../app/define-page.ts'

export const articleCategory = definePage({
  name: 'article-category',
  path: { cs: ['/clanky/:slug', '/clanky/:slug/:child'] },
  audience: 'everyone',
  query: ['page'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
