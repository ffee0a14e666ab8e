import { definePage } from '../../app/define-page.ts'

export const compare = definePage({
  name: 'compare',
  path: { cs: '/porovnat' },
  audience: 'everyone',
  index: false,
  flag: 'compare',
  view: () => import('./view.tsx'),
})
