import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: ['/clanky/:slug', '/clanky/:slug/:child'] },
  audience: 'everyone',
  query: ['page'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
