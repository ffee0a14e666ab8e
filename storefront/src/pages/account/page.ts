import { definePage } from '../../app/define-page.ts'

export const account = definePage({
  name: 'account',
  path: { cs: '/uzivatel' },
  audience: 'customer',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
