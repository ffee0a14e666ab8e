import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/produkt/:slug' },
  audience: 'everyone',
  query: ['variant_id', 'catalog_code', 'for_credits', 'reviews_page', 'reviews_sort', 'reviews_text'],
  visits: 20,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
