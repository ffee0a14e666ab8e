import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/' },
  audience: 'everyone',
  visits: 12,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
