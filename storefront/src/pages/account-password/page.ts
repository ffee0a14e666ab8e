import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/uzivatel/zmena-hesla' },
  audience: 'customer',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
