import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/slovnik-pojmu' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
