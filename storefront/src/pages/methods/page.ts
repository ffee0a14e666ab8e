import { definePage } from '../../app/define-page.ts'

export const methods = definePage({
  name: 'methods',
  path: { cs: '/kosik/doprava-a-platba' },
  audience: 'visitor',
  area: 'checkout',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
