import { definePage } from '../../app/define-page.ts'

export const accountConfirmEmail = definePage({
  name: 'account-confirm-email',
  path: { cs: '/potvrdit-email' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
