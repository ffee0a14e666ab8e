import { definePage } from '../../app/define-page.ts'

export const page = definePage({
  path: { cs: '/potvrdit-email' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
