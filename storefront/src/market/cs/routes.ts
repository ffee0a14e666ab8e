import type { FlaggedRoute, LinkRoute, Routes, UserMenuRoute } from '@vanek/sdk/links'

const czech = {
  index: { cs: '/' },
  articleList: { cs: '/clanky' },
  'articleList-slug': { cs: '/clanky/:slug' },
  'articleList-slug-child': { cs: '/clanky/:slug/:child' },
  'articleTag-slug': { cs: '/stitek/:slug' },
  'articleAuthor-slug': { cs: '/autor/:slug' },
  'article-slug': { cs: '/clanek/:slug' },
  'page-slug': { cs: '/stranka/:slug' },
  branchList: { cs: '/pobocky' },
  'branch-slug': { cs: '/pobocky/:slug' },
  contact: { cs: '/kontakt' },
  aboutPurchase: { cs: '/vse-o-nakupu' },
  maintenance: { cs: '/udrzba' },
  sitemapConfig: { cs: '/sitemapconfig' },
  glossary: { cs: '/slovnik-pojmu' },
  'glossary-slug': { cs: '/slovnik-pojmu/:slug' },
  brands: { cs: '/znacky' },
  search: { cs: '/hledat' },
  compare: { cs: '/porovnat' },
  'product-slug': { cs: '/produkt/:slug' },
  cart: { cs: '/kosik' },
  'cart-info': { cs: '/kosik/dodaci-udaje' },
  'cart-methods': { cs: '/kosik/doprava-a-platba' },
  'cart-finished': { cs: '/kosik/dokonceni' },
  'cart-import': { cs: '/kosik/import-objednavky' },
  login: { cs: '/prihlasit' },
  register: { cs: '/registrovat' },
  'password-forgotten': { cs: '/zapomenute-heslo' },
  'password-reset': { cs: '/resetovat-heslo' },
  newsletter: { cs: '/odber-novinek' },
  user: { cs: '/uzivatel' },
  'user-activate': { cs: '/aktivovat' },
  'user-dashboard': { cs: '/uzivatel/prehled' },
  'user-orders': { cs: '/uzivatel/objednavky' },
  'user-orders-id': { cs: '/uzivatel/objednavky/:id' },
  'user-settings': { cs: '/uzivatel/osobni-udaje' },
  'user-addresses': { cs: '/uzivatel/seznam-adres' },
  'user-lists': { cs: '/uzivatel/nakupni-seznamy' },
  'user-lists-id': { cs: '/uzivatel/nakupni-seznamy/:id' },
  'user-password': { cs: '/uzivatel/zmena-hesla' },
  'user-documents': { cs: '/uzivatel/dokumenty' },
  'user-claims': { cs: '/uzivatel/reklamace' },
  'user-favourites': { cs: '/uzivatel/oblibene' },
  'user-returns': { cs: '/uzivatel/vymena-a-vraceni' },
  'catchAll-slug': { cs: '/:slug*' },
} as const satisfies Record<FlaggedRoute | LinkRoute | UserMenuRoute, { readonly cs: string }> &
  Record<string, { readonly cs: string }>

/** Name of a screen, whatever its path in a language. */
export type RouteName = keyof typeof czech

/** Paths of the screens of the shop. */
export const routes: Routes<RouteName> = { defaultLocale: 'cs', patterns: czech }
