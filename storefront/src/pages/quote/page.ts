import { definePage } from '../../app/define-page.ts'

export const quote = definePage({
  name: 'quote',
  path: { cs: '/nabidka' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
