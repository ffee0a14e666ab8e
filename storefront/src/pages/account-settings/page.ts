import { definePage } from '../../app/define-page.ts'

export const accountSettings = definePage({
  name: 'account-settings',
  path: { cs: '/uzivatel/osobni-udaje' },
  audience: 'customer',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
