import { definePage } from '../../app/define-page.ts'

export const guestOrder = definePage({
  name: 'guest-order',
  path: { cs: '/objednavka' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
