import { definePage } from '../../app/define-page.ts'

export const accountPassword = definePage({
  name: 'account-password',
  path: { cs: '/uzivatel/zmena-hesla' },
  audience: 'customer',
  view: () => import('./view.tsx'),
  data: () => import('./action.ts'),
})
