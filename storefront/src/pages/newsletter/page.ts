import { definePage } from '../../app/define-page.ts'

export const page = definePage({
  path: { cs: '/odber-novinek' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./action.ts'),
})
