import { definePage } from '../../app/define-page.ts'

export const accountDashboard = definePage({
  name: 'account-dashboard',
  path: { cs: '/uzivatel/prehled' },
  audience: 'customer',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
