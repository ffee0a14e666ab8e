import { definePage } from '../../app/define-page.ts'

export const quoteNew = definePage({
  name: 'quote-new',
  path: { cs: '/nabidka/nova' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
