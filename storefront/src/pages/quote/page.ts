import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/nabidka' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
