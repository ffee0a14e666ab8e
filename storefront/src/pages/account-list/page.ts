import { definePage } from '../../app/define-page.ts'

export const accountList = definePage({
  name: 'account-list',
  path: { cs: '/uzivatel/nakupni-seznamy/:id' },
  audience: 'customer',
  flag: 'shopping_lists',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
