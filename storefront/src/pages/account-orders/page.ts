import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/uzivatel/objednavky' },
  audience: 'customer',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
