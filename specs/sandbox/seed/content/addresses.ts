import { inMarket } from '../../src/market.ts'

/** Path segments of the screens of the shop. */
const SCREENS = inMarket({
  cs: {
    page: '/stranka',
    article: '/clanek',
    articles: '/clanky',
    product: '/produkt',
    brands: '/znacky',
    branches: '/pobocky',
    contact: '/kontakt',
    glossary: '/slovnik-pojmu',
    picker: '/jaky-ventilator',
    purchase: '/vse-o-nakupu',
    tracking: '/sledovani-objednavky',
    claim: '/podat-reklamaci',
  },
  sk: {
    page: '/stranka',
    article: '/clanok',
    articles: '/clanky',
    product: '/produkt',
    brands: '/znacky',
    branches: '/predajne',
    contact: '/kontakt',
    glossary: '/slovnik-pojmov',
    picker: '/aky-ventilator',
    purchase: '/vsetko-o-nakupe',
    tracking: '/sledovanie-objednavky',
    claim: '/podat-reklamaciu',
  },
})

export const screen = (name: keyof typeof SCREENS): string => SCREENS[name]

/** Slovak slugs of content pages by key; keys are the Czech slugs. */
export const SLOVAK_PAGES = {
  'obchodni-podminky': 'obchodne-podmienky',
  'podminky-pro-firmy': 'podmienky-pre-firmy',
  'reklamacni-rad': 'reklamacny-poriadok',
  'ochrana-osobnich-udaju': 'ochrana-osobnych-udajov',
  'ochrana-osobnich-udaju-pro-marketingove-ucely': 'ochrana-osobnych-udajov-na-marketingove-ucely',
  cookies: 'cookies',
  pristupnost: 'pristupnost',
  doprava: 'doprava',
  platba: 'platba',
  'jak-nakupovat': 'ako-nakupovat',
  'caste-dotazy': 'caste-otazky',
  'zmeny-v-objednavce': 'zmeny-v-objednavke',
  'vraceni-do-30-dni': 'vratenie-do-30-dni',
  'o-nas': 'o-nas',
  'klientske-centrum': 'klientske-centrum',
  'vetrani-bytu': 'vetranie-bytu',
  'velkoobchodni-podminky': 'velkoobchodne-podmienky',
  'jak-merime': 'ako-meriame',
} as const

export type PageKey = keyof typeof SLOVAK_PAGES

/** @throws RangeError for a page that does not exist */
export function pageSlug(key: string): string {
  const slovak = (SLOVAK_PAGES as Readonly<Record<string, string>>)[key]
  if (slovak === undefined) throw new RangeError(`No page ${key}.`)
  return inMarket({ cs: key, sk: slovak })
}

export const pagePath = (key: PageKey): string => `${screen('page')}/${pageSlug(key)}`
