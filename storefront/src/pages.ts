import type { PageEntry } from './app/page-module.ts'

/**
 * All pages of the shop. What is taken of each module is named: the bundler leaves the rest out, so that the view of a
 * page does not bring the calls of its loader along.
 */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    name: 'home',
    keep: true,
    view: () => import('./pages/home/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/home/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/produkt/:slug',
    name: 'product',
    keep: true,
    query: ['variant_id', 'for_credits', 'reviews_page', 'reviews_sort', 'reviews_text'],
    view: () =>
      import('./pages/product/route.tsx').then(({ Component, head, shouldRevalidate }) => ({
        Component,
        head,
        shouldRevalidate,
      })),
    data: () => import('./pages/product/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/hledat',
    name: 'search',
    keep: true,
    query: ['q', 'tab'],
    listing: true,
    view: () => import('./pages/search/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/search/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/porovnat',
    name: 'compare',
    keep: true,
    view: () => import('./pages/compare/route.tsx').then(({ Component, head }) => ({ Component, head })),
  },
  {
    path: '/znacky',
    name: 'brands',
    keep: true,
    view: () => import('./pages/brands/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/brands/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/clanek/:slug',
    name: 'article',
    keep: true,
    view: () => import('./pages/article/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/article/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/stranka/:slug',
    name: 'page',
    keep: true,
    view: () => import('./pages/page/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/page/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/kosik',
    name: 'cart',
    view: () => import('./pages/cart/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/cart/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/kosik/doprava-a-platba',
    name: 'methods',
    view: () => import('./pages/methods/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/methods/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/kosik/dodaci-udaje',
    name: 'details',
    view: () =>
      import('./pages/details/route.tsx').then(({ Component, head, shouldRevalidate }) => ({
        Component,
        head,
        shouldRevalidate,
      })),
    data: () => import('./pages/details/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/kosik/dokonceni',
    name: 'finished',
    view: () => import('./pages/finished/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/finished/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/prihlasit',
    name: 'login',
    view: () => import('./pages/login/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/login/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/odber-novinek',
    name: 'newsletter',
    view: () => import('./pages/newsletter/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/newsletter/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/*',
    name: 'catch-all',
    keep: true,
    // a product may stand under the path of its category
    query: ['variant_id', 'for_credits', 'reviews_page', 'reviews_sort', 'reviews_text'],
    listing: true,
    view: () => import('./pages/catch-all/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/catch-all/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
]
