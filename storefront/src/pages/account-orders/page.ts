import { definePage } from '../../app/define-page.ts'

export const accountOrders = definePage({
  name: 'account-orders',
  path: { cs: '/uzivatel/objednavky' },
  audience: 'customer',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
