const patterns = {
  index: { cs: '/' },
  articleList: { cs: '/clanky', de: '/artikel', sk: '/clanky', en: '/articles' },
  'articleList-slug': { cs: '/clanky/:slug', de: '/artikel/:slug', sk: '/clanky/:slug', en: '/articles/:slug' },
  'articleList-slug-child': {
    cs: '/clanky/:slug/:child',
    de: '/artikel/:slug/:child',
    sk: '/clanky/:slug/:child',
    en: '/articles/:slug/:child',
  },
  'articleTag-slug': { cs: '/stitek/:slug', de: '/schlagwort/:slug', sk: '/stitok/:slug', en: '/tag/:slug' },
  'articleAuthor-slug': { cs: '/autor/:slug', de: '/autor/:slug', sk: '/autor/:slug', en: '/author/:slug' },
  'article-slug': { cs: '/clanek/:slug', de: '/beitrag/:slug', sk: '/clanok/:slug', en: '/article/:slug' },
  'page-slug': { cs: '/stranka/:slug', de: '/seite/:slug', sk: '/stranka/:slug', en: '/page/:slug' },
  branchList: { cs: '/pobocky', de: '/filialen', sk: '/pobocky', en: '/branches' },
  'branch-slug': { cs: '/pobocky/:slug', de: '/filialen/:slug', sk: '/pobocky/:slug', en: '/branches/:slug' },
  contact: { cs: '/kontakt', de: '/kontakt', sk: '/kontakt', en: '/contact' },
  aboutPurchase: { cs: '/vse-o-nakupu', de: '/alles-zum-einkauf', sk: '/vsetko-o-nakupe', en: '/about-purchase' },
  maintenance: { cs: '/udrzba' },
  sitemapConfig: { cs: '/sitemapconfig' },
  glossary: { cs: '/slovnik-pojmu', de: '/glossar', sk: '/slovnik-pojmov', en: '/glossary' },
  'glossary-slug': {
    cs: '/slovnik-pojmu/:slug',
    de: '/glossar/:slug',
    sk: '/slovnik-pojmov/:slug',
    en: '/glossary/:slug',
  },
  brands: { cs: '/znacky', de: '/marken', sk: '/znacky', en: '/brands' },
  search: { cs: '/hledat', de: '/suche', sk: '/hladat', en: '/search' },
  compare: { cs: '/porovnat', de: '/vergleich', sk: '/porovnat', en: '/compare' },
  'product-slug': { cs: '/produkt/:slug', de: '/produkt/:slug', sk: '/produkt/:slug', en: '/product/:slug' },
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
  'catchAll-slug': { cs: '/:slug*', de: '/:slug*', sk: '/:slug*', en: '/:slug*' },
} as const

/** What a screen is called, whatever its path in a language. */
export type RouteName = keyof typeof patterns

/**
 * Path patterns by route and language; `:name` is a part of the path, `:name*` may hold slashes. A language that a
 * route has no pattern for uses the one of `cs`.
 */
export const routePatterns: Readonly<Record<RouteName, Readonly<Record<string, string>>>> = patterns

/** The language whose paths have no prefix. */
export const defaultPathLocale = 'cs'
