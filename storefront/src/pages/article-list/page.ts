import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/clanky' },
  audience: 'everyone',
  query: ['page'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
