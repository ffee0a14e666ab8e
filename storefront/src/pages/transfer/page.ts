import { definePage } from '../../app/define-page.ts'

export const transfer = definePage({
  name: 'transfer',
  path: { cs: '/kosik/platba-prevodem' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
