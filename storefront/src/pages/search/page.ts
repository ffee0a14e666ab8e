import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/hledat' },
  audience: 'everyone',
  index: false,
  query: ['q', 'tab'],
  listing: true,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
