import { definePage } from '../../app/define-page.ts'

export const activate = definePage({
  name: 'activate',
  path: { cs: '/aktivovat' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
