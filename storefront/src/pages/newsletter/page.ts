import { definePage } from '../../app/define-page.ts'

export const newsletter = definePage({
  name: 'newsletter',
  path: { cs: '/odber-novinek' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./action.ts'),
})
