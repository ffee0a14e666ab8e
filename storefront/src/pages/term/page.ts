import { definePage } from '../../app/define-page.ts'

export const term = definePage({
  name: 'term',
  path: { cs: '/slovnik-pojmu/:slug' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
