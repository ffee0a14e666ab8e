import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/uzivatel/nakupni-seznamy' },
  audience: 'customer',
  flag: 'shopping_lists',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
