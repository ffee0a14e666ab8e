import { definePage } from '../../app/define-page.ts'

export const login = definePage({
  name: 'login',
  path: { cs: '/prihlasit' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
