import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/sledovani-objednavky' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
