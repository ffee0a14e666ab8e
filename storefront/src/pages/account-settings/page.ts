import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/uzivatel/osobni-udaje' },
  audience: 'customer',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
