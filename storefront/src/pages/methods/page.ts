import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/kosik/doprava-a-platba' },
  audience: 'visitor',
  area: 'checkout',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
