import type { Routes } from '../routes.ts'

/** Paths of a Czech shop with articles in German and English too. */
export const routes = {
  defaultLocale: 'cs',
  patterns: {
    index: { cs: '/' },
    'catchAll-slug': { cs: '/:slug*', de: '/:slug*' },
    articleList: { cs: '/clanky', de: '/artikel' },
    'articleList-slug': { cs: '/clanky/:slug', de: '/artikel/:slug' },
    'articleList-slug-child': { cs: '/clanky/:slug/:child', de: '/artikel/:slug/:child' },
    'articleTag-slug': { cs: '/stitek/:slug', de: '/schlagwort/:slug' },
    'article-slug': { cs: '/clanek/:slug', de: '/beitrag/:slug', en: '/article/:slug' },
    'branch-slug': { cs: '/pobocky/:slug', en: '/branches/:slug' },
    contact: { cs: '/kontakt', de: '/kontakt' },
    cart: { cs: '/kosik' },
    compare: { cs: '/porovnat' },
    register: { cs: '/registrovat' },
    'cart-import': { cs: '/kosik/import-objednavky' },
    'user-orders-id': { cs: '/uzivatel/objednavky/:id' },
    'user-favourites': { cs: '/uzivatel/oblibene' },
    'user-lists': { cs: '/uzivatel/nakupni-seznamy' },
    'user-addresses': { cs: '/uzivatel/seznam-adres' },
    'user-documents': { cs: '/uzivatel/dokumenty' },
    'user-claims': { cs: '/uzivatel/reklamace' },
    'user-returns': { cs: '/uzivatel/vymena-a-vraceni' },
  },
} as const satisfies Routes
