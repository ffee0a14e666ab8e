import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/aktivovat' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
