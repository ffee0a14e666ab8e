import { definePage } from '../../app/define-page.ts'

export const orderLink = definePage({
  name: 'order-link',
  path: { cs: '/sledovani-objednavky/odkaz' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
