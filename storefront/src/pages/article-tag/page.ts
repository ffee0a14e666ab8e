import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/stitek/:slug' },
  audience: 'everyone',
  query: ['page'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
