import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/odstoupit-od-smlouvy' },
  audience: 'visitor',
  index: true,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
