import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/pobocky' },
  audience: 'everyone',
  query: ['misto'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
