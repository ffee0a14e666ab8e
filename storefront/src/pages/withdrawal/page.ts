import { definePage } from '../../app/define-page.ts'

export const withdrawal = definePage({
  name: 'withdrawal',
  path: { cs: '/odstoupit-od-smlouvy' },
  audience: 'visitor',
  index: true,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
