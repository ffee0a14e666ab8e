import { definePage } from '../../app/define-page.ts'

export const bulkOrder = definePage({
  name: 'bulk-order',
  path: { cs: '/kosik/import-objednavky' },
  audience: 'visitor',
  area: 'checkout',
  flag: 'bulk_order',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
