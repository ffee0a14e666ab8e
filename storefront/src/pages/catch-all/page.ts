import { definePage } from '../../lib/page/define-page.ts'

export const page = definePage({
  path: { cs: '/*' },
  audience: 'everyone',
  // a product may have a path under its category
  query: ['variant_id', 'catalog_code', 'for_credits', 'reviews_page', 'reviews_sort', 'reviews_text'],
  listing: true,
  visits: 15,
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
