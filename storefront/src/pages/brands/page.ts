import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/znacky' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
