import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/uzivatel/oblibene' },
  audience: 'customer',
  flag: 'favourites',
  // every heart of the shop posts here
  formFlag: 'wish_list',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
