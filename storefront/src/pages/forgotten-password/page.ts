import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/zapomenute-heslo' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
