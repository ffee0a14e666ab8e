import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/podat-reklamaci' },
  audience: 'visitor',
  index: true,
  query: ['objednavka', 'podana'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
