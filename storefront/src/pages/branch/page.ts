import { definePage } from '../../app/define-page.ts'

export const branch = definePage({
  name: 'branch',
  path: { cs: '/pobocky/:slug' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
