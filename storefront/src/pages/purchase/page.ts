import { definePage } from '../../app/define-page.ts'

export const purchase = definePage({
  name: 'purchase',
  path: { cs: '/vse-o-nakupu' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
