import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/kosik/import-objednavky' },
  audience: 'visitor',
  area: 'checkout',
  flag: 'bulk_order',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
