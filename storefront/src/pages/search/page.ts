import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/hledat' },
  audience: 'everyone',
  index: false,
  query: ['q', 'tab'],
  listing: true,
  visits: 6,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
