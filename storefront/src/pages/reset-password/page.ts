import { definePage } from '../../app/define-page.ts'

export const resetPassword = definePage({
  name: 'reset-password',
  path: { cs: '/resetovat-heslo' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
