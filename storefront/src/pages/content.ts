import { definePage } from '../lib/page/define-page.ts'

/** Texts of the shop, and the shop itself. */
export const contentPages = {
  'article-list': definePage({
    path: {
      cs: ['/clanky', '/clanky/:slug', '/clanky/:slug/:child', '/stitek/:tag', '/autor/:author'],
      sk: ['/clanky', '/clanky/:slug', '/clanky/:slug/:child', '/stitok/:tag', '/autor/:author'],
    },
    audience: 'everyone',
    query: ['page'],
    visits: 4,
    view: () => import('./article-list/view.tsx'),
    data: () => import('./article-list/data.ts'),
  }),
  article: definePage({
    path: { cs: '/clanek/:slug', sk: '/clanok/:slug' },
    audience: 'everyone',
    view: () => import('./article/view.tsx'),
    data: () => import('./article/data.ts'),
  }),
  page: definePage({
    path: { cs: '/stranka/:slug', sk: '/stranka/:slug' },
    audience: 'everyone',
    query: ['page'],
    view: () => import('./page/view.tsx'),
    data: () => import('./page/data.ts'),
  }),
  'shopping-guide': definePage({
    path: { cs: '/stranka/jak-nakupovat', sk: '/stranka/ako-nakupovat' },
    audience: 'everyone',
    view: () => import('./shopping-guide/view.tsx'),
    data: () => import('./shopping-guide/data.ts'),
  }),
  faq: definePage({
    path: { cs: '/stranka/caste-dotazy', sk: '/stranka/caste-otazky' },
    audience: 'everyone',
    query: ['q'],
    view: () => import('./faq/view.tsx'),
    data: () => import('./faq/data.ts'),
  }),
  glossary: definePage({
    path: { cs: '/slovnik-pojmu', sk: '/slovnik-pojmov' },
    audience: 'everyone',
    view: () => import('./glossary/view.tsx'),
    data: () => import('./glossary/data.ts'),
  }),
  term: definePage({
    path: { cs: '/slovnik-pojmu/:slug', sk: '/slovnik-pojmov/:slug' },
    audience: 'everyone',
    view: () => import('./term/view.tsx'),
    data: () => import('./term/data.ts'),
  }),
  purchase: definePage({
    path: { cs: '/vse-o-nakupu', sk: '/vsetko-o-nakupe' },
    audience: 'everyone',
    view: () => import('./purchase/view.tsx'),
    data: () => import('./purchase/data.ts'),
  }),
  contact: definePage({
    path: { cs: '/kontakt', sk: '/kontakt' },
    audience: 'everyone',
    query: ['vyrobek', 'vyrobok'],
    view: () => import('./contact/view.tsx'),
    data: () => import('./contact/data.ts'),
  }),
  branches: definePage({
    path: { cs: '/pobocky', sk: '/predajne' },
    audience: 'everyone',
    capability: 'branches',
    query: ['misto', 'miesto'],
    view: () => import('./branches/view.tsx'),
    data: () => import('./branches/data.ts'),
  }),
  branch: definePage({
    path: { cs: '/pobocky/:slug', sk: '/predajne/:slug' },
    audience: 'everyone',
    capability: 'branches',
    view: () => import('./branch/view.tsx'),
    data: () => import('./branch/data.ts'),
  }),
  newsletter: definePage({
    path: { cs: '/odber-novinek', sk: '/odber-noviniek' },
    audience: 'visitor',
    flag: 'newsletter',
    view: () => import('./newsletter/view.tsx'),
    data: () => import('./newsletter/data.ts'),
  }),
  maintenance: definePage({
    path: { cs: '/udrzba', sk: '/udrzba' },
    audience: 'everyone',
    index: false,
    bare: true,
    view: () => import('./maintenance/view.tsx'),
    data: () => import('./maintenance/data.ts'),
  }),
}
