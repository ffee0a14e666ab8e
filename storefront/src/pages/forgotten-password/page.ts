import { definePage } from '../../app/define-page.ts'

export const forgottenPassword = definePage({
  name: 'forgotten-password',
  path: { cs: '/zapomenute-heslo' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./action.ts'),
})
