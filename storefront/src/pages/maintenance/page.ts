import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/udrzba' },
  audience: 'everyone',
  index: false,
  bare: true,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
