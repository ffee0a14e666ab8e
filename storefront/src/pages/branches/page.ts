import { definePage } from '../../app/define-page.ts'

export const branches = definePage({
  name: 'branches',
  path: { cs: '/pobocky' },
  audience: 'everyone',
  query: ['misto'],
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
