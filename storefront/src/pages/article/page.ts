import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/clanek/:slug' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
