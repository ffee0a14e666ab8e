import { definePage } from '../../app/define-page.ts'

export const brands = definePage({
  name: 'brands',
  path: { cs: '/znacky' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
