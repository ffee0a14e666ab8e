import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/porovnat' },
  audience: 'everyone',
  index: false,
  flag: 'compare',
  view: () => import('./view.tsx'),
})
