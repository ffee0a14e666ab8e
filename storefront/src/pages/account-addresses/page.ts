import { definePage } from '../../app/define-page.ts'

export const accountAddresses = definePage({
  name: 'account-addresses',
  path: { cs: '/uzivatel/seznam-adres' },
  audience: 'customer',
  flag: 'users_addresses',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
