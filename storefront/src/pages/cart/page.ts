import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/kosik' },
  audience: 'visitor',
  area: 'checkout',
  visits: 6,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
