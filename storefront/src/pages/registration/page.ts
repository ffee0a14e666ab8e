import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/registrovat' },
  audience: 'visitor',
  flag: 'registration',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
