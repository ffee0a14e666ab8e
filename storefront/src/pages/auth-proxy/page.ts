import { definePage } from '../../app/define-page.ts'

export const authProxy = definePage({
  name: 'auth-proxy',
  path: { cs: '/auth/proxy' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
