import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/stranka/:slug' },
  audience: 'everyone',
  query: ['page'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
