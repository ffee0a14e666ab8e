import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/uzivatel/seznam-adres' },
  audience: 'customer',
  flag: 'users_addresses',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
