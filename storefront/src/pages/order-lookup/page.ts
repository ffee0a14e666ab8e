import { definePage } from '../../app/define-page.ts'

export const orderLookup = definePage({
  name: 'order-lookup',
  path: { cs: '/sledovani-objednavky' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
