import { definePage } from '../../app/define-page.ts'

export const home = definePage({
  name: 'home',
  path: { cs: '/' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
