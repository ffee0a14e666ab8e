import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/kontakt' },
  audience: 'everyone',
  query: ['vyrobek'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
