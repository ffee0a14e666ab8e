import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/uzivatel/oblibene' },
  audience: 'customer',
  flag: 'favourites',
  // hearts post here, wherever they stand
  formFlag: 'wish_list',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
