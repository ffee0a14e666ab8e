import { definePage } from '../../app/define-page.ts'

export const maintenance = definePage({
  name: 'maintenance',
  path: { cs: '/udrzba' },
  audience: 'everyone',
  index: false,
  bare: true,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
