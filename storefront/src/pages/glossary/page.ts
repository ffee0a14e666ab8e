import { definePage } from '../../app/define-page.ts'

export const glossary = definePage({
  name: 'glossary',
  path: { cs: '/slovnik-pojmu' },
  audience: 'everyone',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
