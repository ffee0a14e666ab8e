import { definePage } from '../lib/page/define-page.ts'

/** The catalogue: where goods are found, and the page of a product. */
export const cataloguePages = {
  home: definePage({
    path: { cs: '/', sk: '/' },
    audience: 'everyone',
    visits: 12,
    view: () => import('./home/view.tsx'),
    data: () => import('./home/data.ts'),
  }),
  'catch-all': definePage({
    path: { cs: '/*', sk: '/*' },
    audience: 'everyone',
    // a product may have a path under its category
    query: [
      'variant_id',
      'catalog_code',
      'for_credits',
      'reviews_page',
      'reviews_sort',
      'reviews_stars',
      'reviews_text',
      'reviews_photos',
    ],
    listing: true,
    visits: 15,
    view: () => import('./catch-all/view.tsx'),
    data: () => import('./catch-all/data.ts'),
  }),
  product: definePage({
    path: { cs: '/produkt/:slug', sk: '/produkt/:slug' },
    audience: 'everyone',
    query: [
      'variant_id',
      'catalog_code',
      'for_credits',
      'reviews_page',
      'reviews_sort',
      'reviews_stars',
      'reviews_text',
      'reviews_photos',
    ],
    visits: 20,
    view: () => import('./product/view.tsx'),
    data: () => import('./product/data.ts'),
  }),
  search: definePage({
    path: { cs: '/hledat', sk: '/hladat' },
    audience: 'everyone',
    capability: 'search',
    index: false,
    query: ['q', 'tab'],
    listing: true,
    visits: 6,
    view: () => import('./search/view.tsx'),
    data: () => import('./search/data.ts'),
  }),
  compare: definePage({
    path: { cs: '/porovnat', sk: '/porovnat' },
    audience: 'everyone',
    index: false,
    flag: 'compare',
    view: () => import('./compare/view.tsx'),
  }),
  'fan-adviser': definePage({
    path: { cs: '/jaky-ventilator', sk: '/aky-ventilator' },
    audience: 'everyone',
    // in Czech and in Slovak
    query: [
      ...['mistnost', 'plocha', 'vyska', 'objem', 'lidi', 'vlhkost', 'cesta', 'delka', 'kolena', 'prumer', 'vyfuk'],
      ...['klid', 'ovladani', 'miestnost', 'ludia', 'dlzka', 'priemer', 'ticho', 'ovladanie'],
    ],
    visits: 3,
    view: () => import('./fan-adviser/view.tsx'),
    data: () => import('./fan-adviser/data.ts'),
  }),
  brands: definePage({
    path: { cs: '/znacky', sk: '/znacky' },
    audience: 'everyone',
    view: () => import('./brands/view.tsx'),
    data: () => import('./brands/data.ts'),
  }),
}
