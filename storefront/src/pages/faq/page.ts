import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/stranka/caste-dotazy' },
  audience: 'everyone',
  query: ['q'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
