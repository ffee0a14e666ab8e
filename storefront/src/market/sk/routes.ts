import type { FlaggedRoute, LinkRoute, Routes, UserMenuRoute } from '@vanek/sdk/links'

const slovak = {
  index: { sk: '/' },
  articleList: { sk: '/clanky' },
  'articleList-slug': { sk: '/clanky/:slug' },
  'articleList-slug-child': { sk: '/clanky/:slug/:child' },
  'articleTag-slug': { sk: '/stitok/:slug' },
  'articleAuthor-slug': { sk: '/autor/:slug' },
  'article-slug': { sk: '/clanok/:slug' },
  'page-slug': { sk: '/stranka/:slug' },
  branchList: { sk: '/predajne' },
  'branch-slug': { sk: '/predajne/:slug' },
  contact: { sk: '/kontakt' },
  aboutPurchase: { sk: '/vsetko-o-nakupe' },
  maintenance: { sk: '/udrzba' },
  sitemapConfig: { sk: '/sitemapconfig' },
  glossary: { sk: '/slovnik-pojmov' },
  'glossary-slug': { sk: '/slovnik-pojmov/:slug' },
  brands: { sk: '/znacky' },
  search: { sk: '/hladat' },
  compare: { sk: '/porovnat' },
  'product-slug': { sk: '/produkt/:slug' },
  cart: { sk: '/kosik' },
  'cart-info': { sk: '/kosik/dodacie-udaje' },
  'cart-methods': { sk: '/kosik/doprava-a-platba' },
  'cart-finished': { sk: '/kosik/dokoncenie' },
  'cart-import': { sk: '/kosik/import-objednavky' },
  login: { sk: '/prihlasit' },
  register: { sk: '/registrovat' },
  'password-forgotten': { sk: '/zabudnute-heslo' },
  'password-reset': { sk: '/obnovit-heslo' },
  newsletter: { sk: '/odber-noviniek' },
  user: { sk: '/ucet' },
  'user-activate': { sk: '/aktivovat' },
  'user-dashboard': { sk: '/ucet/prehlad' },
  'user-orders': { sk: '/ucet/objednavky' },
  'user-orders-id': { sk: '/ucet/objednavky/:id' },
  'user-settings': { sk: '/ucet/osobne-udaje' },
  'user-addresses': { sk: '/ucet/adresy' },
  'user-lists': { sk: '/ucet/nakupne-zoznamy' },
  'user-lists-id': { sk: '/ucet/nakupne-zoznamy/:id' },
  'user-password': { sk: '/ucet/zmena-hesla' },
  'user-documents': { sk: '/ucet/dokumenty' },
  'user-claims': { sk: '/ucet/reklamacie' },
  'user-favourites': { sk: '/ucet/oblubene' },
  'user-returns': { sk: '/ucet/vymena-a-vratenie' },
  'catchAll-slug': { sk: '/:slug*' },
} as const satisfies Record<FlaggedRoute | LinkRoute | UserMenuRoute, { readonly sk: string }> &
  Record<string, { readonly sk: string }>

/** Name of a screen, whatever its path in a language. */
export type RouteName = keyof typeof slovak

/** Paths of the screens of the shop. */
export const routes: Routes<RouteName> = { defaultLocale: 'sk', patterns: slovak }
