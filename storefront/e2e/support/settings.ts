import type { Product } from '@vanek/sdk/product'
import { devTool } from './dev-tool.ts'

/** The effect of a setting on a page, in two states. */
export interface Switch {
  /** Such as `setting: functions.compare`, or several of them; `scripts/checks/settings.mjs` looks for every one. */
  readonly name: string
  readonly path: string
  /** Found in the page's HTML in the first state, and not in the second. */
  readonly mark: RegExp | string
  /** Settings of the first and the second state; for flags they follow from the name. */
  readonly states?: readonly [object, object]
}

const nested = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object

/** Settings of the sandbox for `functions.compare`: on, and off. */
export function statesOf({ name, states }: Switch): readonly [object, object] {
  if (states) return states
  const path = name.replace('setting: ', '').replace(/^theme\./, 'theme.pages.')
  return [nested(path, true), nested(path, false)]
}

/** The HTML of a page without its state and its head. */
export async function markupOf(shopUrl: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(shopUrl + path, { redirect: 'manual', headers })
  const html = await answer.text()
  return html.replace(/<script type="application\/json".*/s, '')
}

/** Runs a function with other settings of the sandbox, and restores them. */
export async function whileSet<T>(sandboxUrl: string, settings: object, run: () => Promise<T>): Promise<T> {
  const { before } = (await devTool(sandboxUrl, 'settings', settings)) as { before: object }
  try {
    return await run()
  } finally {
    const headers = { 'content-type': 'application/json' }
    await fetch(`${sandboxUrl}/sandbox/settings`, { method: 'PUT', headers, body: JSON.stringify(before) })
  }
}

const pages = (settings: object) => ({ theme: { pages: settings } })

/** Settings with an effect on a public page. */
export const publicSwitches: readonly Switch[] = [
  { name: 'setting: theme.homepage.wide_banners', path: '/', mark: 'hero-banner' },
  { name: 'setting: theme.homepage.top_categories', path: '/', mark: 'class="tiles"' },
  { name: 'setting: theme.homepage.featured_products', path: '/', mark: '<ul class="grid' },
  { name: 'setting: theme.homepage.info_boxes', path: '/', mark: 'aria-label="Rady a tipy"' },
  { name: 'setting: theme.homepage.selling_points', path: '/', mark: 'aria-label="Proč nakupovat u nás"' },
  {
    name: 'setting: theme.homepage.featured_articles',
    path: '/',
    mark: 'vybrane-clanky',
    states: [pages({ homepage: { featured_articles: 3 } }), pages({ homepage: { featured_articles: 0 } })],
  },
  { name: 'setting: theme.catalog.bestsellers', path: '/koupelnove-ventilatory', mark: 'id="nejprodavanejsi"' },
  { name: 'setting: theme.catalog.articles', path: '/koupelnove-ventilatory', mark: 'souvisejici-clanky' },
  { name: 'setting: theme.contact.form', path: '/kontakt', mark: 'class="contact-form' },
  { name: 'setting: theme.contact.company', path: '/kontakt', mark: /<main[^]*>IČO [^]*<\/main>/ },
  { name: 'setting: theme.branch_list.map', path: '/pobocky', mark: 'branch-map' },
  { name: 'setting: theme.branch_detail.map', path: '/pobocky/praha', mark: 'branch-links' },
  { name: 'setting: theme.branch_detail.opening_hours', path: '/pobocky/praha', mark: 'class="hours' },
  { name: 'setting: theme.brand_list.texts', path: '/znacky', mark: /class="brand"[^]*?<span class="quiet small">/ },
  {
    name: 'setting: theme.brand_list.shown',
    path: '/znacky',
    mark: 'brands-more',
    states: [pages({ brand_list: { shown: 3 } }), pages({ brand_list: { shown: 100 } })],
  },
  { name: 'setting: theme.article_list.categories', path: '/clanky', mark: 'article-chips' },
  { name: 'setting: theme.article_category.categories', path: '/clanky/jak-vybrat', mark: 'article-chips' },
  { name: 'setting: theme.article_detail.tags', path: '/clanek/stropni-ventilator-v-zime', mark: 'rel="tag"' },
  {
    name: 'setting: theme.article_detail.related_articles',
    path: '/clanek/stropni-ventilator-v-zime',
    mark: 'dalsi-clanky',
  },
  { name: 'setting: theme.article_detail.author', path: '/clanek/stropni-ventilator-v-zime', mark: 'article-author' },
  { name: 'setting: theme.article_author.photo', path: '/autor/ing-bohumil-kriz', mark: 'class="article-portrait' },
  { name: 'setting: theme.faq.search', path: '/stranka/caste-dotazy', mark: /<main[^]*type="search"/ },
  { name: 'setting: theme.faq.contact_box', path: '/stranka/caste-dotazy', mark: 'Nenašli jste odpověď?' },
  { name: 'setting: theme.shopping_guide.contents', path: '/stranka/jak-nakupovat', mark: 'guide-steps' },
  { name: 'setting: theme.text_page.contact_box', path: '/stranka/klientske-centrum', mark: 'contact-box' },
  { name: 'setting: theme.term_list.letters', path: '/slovnik-pojmu', mark: 'class="letters"' },
  {
    name: 'setting: theme.term_detail.related_terms',
    path: '/slovnik-pojmu/axialni-ventilator',
    mark: 'Souvisí s tím',
  },
  { name: 'setting: theme.login.benefits', path: '/prihlasit', mark: 'class="benefits' },
  { name: 'setting: theme.register.benefits', path: '/registrovat', mark: 'K čemu je účet' },
  { name: 'setting: theme.bulk_order.help', path: '/kosik/import-objednavky', mark: 'bulk-help' },
  {
    name: 'setting: theme.name',
    path: '/',
    mark: /<html [^>]*data-theme="zima"/,
    states: [{ theme: { name: 'zima' } }, { theme: { name: 'cvb' } }],
  },
  { name: 'setting: functions.compare', path: '/', mark: /head-compare|class="compare"/ },
  { name: 'setting: functions.wish_list', path: '/', mark: 'class="heart' },
  {
    name: 'setting: short_search_terms',
    path: '/hledat?q=ec',
    mark: /<main[^]*<article/,
    states: [{ short_search_terms: ['EC'] }, { short_search_terms: [] }],
  },
  { name: 'setting: functions.login', path: '/', mark: 'href="/prihlasit"' },
  { name: 'setting: functions.registration', path: '/', mark: 'href="/registrovat"' },
  {
    name: 'setting: functions.display_vat',
    path: '/',
    mark: /<main[^]*class="price-now[^>]*>[^<]*<[^>]*>?[^]{0,80}s DPH/,
    states: [
      { functions: { display_vat: true, display_both_prices: false } },
      { functions: { display_vat: false, display_both_prices: false } },
    ],
  },
  {
    name: 'setting: functions.display_both_prices',
    path: '/',
    mark: /<main[^]*bez DPH[^]*<\/main>/,
    states: [
      { functions: { display_vat: true, display_both_prices: true } },
      { functions: { display_vat: true, display_both_prices: false } },
    ],
  },
  {
    name: 'setting: topBanner.enabled, topBanner.text',
    path: '/',
    mark: 'Sleva na vánek',
    states: [
      { topBanner: { enabled: true, domain_enabled: true, text: 'Sleva na vánek' } },
      { topBanner: { enabled: false, domain_enabled: true, text: 'Sleva na vánek' } },
    ],
  },
  {
    name: 'setting: topBanner.domain_enabled, topBanner.link',
    path: '/',
    mark: /class="top-banner"><a [^>]*href="\/znacky"/,
    states: [
      { topBanner: { enabled: true, domain_enabled: true, link: '/znacky' } },
      { topBanner: { enabled: true, domain_enabled: false, link: '/znacky' } },
    ],
  },
  {
    name: 'setting: freeShippingAt',
    path: '/',
    mark: 'Doprava zdarma od',
    states: [
      { topBanner: { enabled: false }, freeShippingAt: 123_400 },
      { topBanner: { enabled: false }, freeShippingAt: null },
    ],
  },
  {
    name: 'setting: integrations.recommender',
    path: '/',
    mark: 'class="offers"',
    states: [{ integrations: { recommender: 'products' } }, { integrations: { recommender: null } }],
  },
  {
    name: 'setting: menus',
    path: '/',
    mark: /<nav class="menu-panel"[^]*Vše o nákupu[^]*<\/nav>[^]*<main/,
    states: [{ menus: { main: 'footer' } }, { menus: { main: 'main' } }],
  },
  {
    name: 'setting: menus (of the footer)',
    path: '/',
    mark: /<footer[^]*<h2>Koupelnové ventilátory<\/h2>[^]*<\/footer>/,
    states: [{ menus: { footer: 'main' } }, { menus: { footer: 'footer' } }],
  },
]

const storageDays = (days: number) => ({ theme: { pages: { product_detail: { storage_days: days } } } })
/** Settings with an effect on the page of a matching product. */
export const productSwitches: readonly (Omit<Switch, 'path'> & {
  readonly of: (product: Product) => boolean
  readonly query?: string
})[] = [
  { name: 'setting: theme.product_detail.reviews', mark: 'id="recenze"', of: ({ reviewCount }) => reviewCount > 0 },
  {
    name: 'setting: theme.product_detail.alternatives',
    mark: 'Podobné výrobky',
    of: ({ alternatives }) => alternatives.length > 0,
  },
  { name: 'setting: theme.product_detail.end_text', mark: 'aria-label="Dobré vědět"', of: () => true },
  { name: 'setting: functions.reviews', mark: 'review-form', of: ({ reviewCount }) => reviewCount > 0 },
  { name: 'setting: functions.reviewPhotos', mark: 'photo-files', of: ({ reviewCount }) => reviewCount > 0 },
  { name: 'setting: functions.productQuestions', mark: 'question-form', of: () => true },
  {
    name: 'setting: functions.property_picker',
    mark: /id="vlastnost-[^>]*>[^<]*(?:<!-- -->)?<b>/,
    of: ({ variants }) => variants.length > 2,
  },
  {
    name: 'setting: functions.minimal_price_period',
    mark: 'Nejnižší cena za 30 dní',
    of: ({ prices }) => prices.inDiscount,
  },
  {
    name: 'setting: theme.product_detail.comments',
    mark: 'Dotazy a odpovědi',
    of: () => true,
  },
  {
    name: 'B9.25 setting: theme.product_detail.storage_days',
    mark: /Dalších [^]{0,60}čekáme/,
    states: [storageDays(0), storageDays(1)],
    of: ({ date_of_storage: dates, variants }) =>
      dates.length > 0 &&
      dates.every(({ date_of_storage: day }) => Date.parse(day) - Date.now() > 3 * 86_400_000) &&
      variants.every(({ availability }) => !availability.isAvailable),
  },
  {
    name: 'setting: cartConfiguration.limit_notifications',
    mark: /<main[^]*aria-valuemax="/,
    of: ({ availability, variants, visibility }) =>
      visibility.saleable && availability.isAvailable && variants.length === 1,
  },
  {
    name: 'setting: functions.watcher',
    mark: 'class="watcher',
    of: ({ availability, variants, visibility }) =>
      visibility.saleable && !availability.isAvailable && variants.length === 1,
  },
  {
    name: 'B2.16 setting: functions.loyalty_credits',
    query: '?for_credits=true',
    mark: /<form[^>]* class="buy"[^]*name="credits"[^]*Vzít za kredity/,
    states: [{ functions: { loyalty_credits: true } }, { functions: { loyalty_credits: false } }],
    of: ({ variants: [one], visibility }) =>
      visibility.saleable && (one?.creditsPrice ?? 0) > 0 && one?.availability.isAvailable === true,
  },
]

const meta = { title: 'Fučík', description: 'Všechno pro průvan.', share_image: { path: 'products/x.webp', alt: '' } }
const contact = {
  phone: '+420111222333',
  email: 'jiny@vanek.test',
  openingHours: 'Jen v sobotu',
  company: { name: 'Průvan, a. s.', tin: '11223344', vatin: 'CZ11223344', register: 'Zapsáno v Ostravě, vložka 7.' },
  address: { street: 'Větrná 9', city: 'Olomouc', postcode: '77900', country_code: 'SVK' },
}

/** Texts of the settings, and where each is shown. */
export const texts: readonly (readonly [name: string, path: string, settings: object, found: readonly string[]])[] = [
  [
    'setting: contact.phone, contact.email, contact.openingHours, contact.company.name, contact.company.tin, contact.company.vatin, contact.address.street, contact.address.city, contact.address.postcode',
    '/',
    { contact },
    [
      ...['tel:+420111222333', 'mailto:jiny@vanek.test', 'Jen v sobotu', 'Průvan, a. s.', '11223344', 'CZ11223344'],
      ...['Větrná 9', 'Olomouc', '779\u00a000'],
    ],
  ],
  [
    'setting: contact.address.country_code, contact.company.register',
    '/kontakt',
    { contact },
    ['<br/>Slovensko</address>', 'Zapsáno v Ostravě, vložka 7.'],
  ],
  [
    'setting: meta.title, meta.description, meta.share_image',
    '/porovnat',
    { meta },
    [
      'Porovnání výrobků | Fučík</title>',
      'content="Fučík"',
      'content="Všechno pro průvan."',
      '/products/x.webp',
      'aria-label="Fučík, na úvodní stránku"',
    ],
  ],
]
