import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/stranka/jak-nakupovat' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
