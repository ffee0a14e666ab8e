import type { Facts } from './site.ts'

/** The Slovak shop. */
export const SLOVAK: Facts = {
  domainCode: 'vanek_sk',
  name: 'Vánok',
  company: {
    // DIČ 2120112346
    ...{ name: 'Vánok, s. r. o.', tin: '50112341', vatin: 'SK2120112346' },
    register: 'Zapísaná v Obchodnom registri Mestského súdu Bratislava III, oddiel Sro, vložka č. 112341/B.',
  },
  address: { street: 'Mlynské nivy 48', city: 'Bratislava', postcode: '82109', countryCode: 'SVK' },
  phone: '+421220570100',
  email: 'poradna@vanok.test',
  openingHours: 'Po–Pi 8:00–17:00',
  bankAccounts: [{ currency: 'EUR', number: null, iban: 'SK27 1100 0000 0029 0012 3478', bic: 'TATRSKBXXXX' }],
  footerText:
    'Ventilátory a vetranie od roku 2009. Ukážkový obchod: tovar ani značky neexistujú, objednávky nikto nevybavuje.',
  integrations: { heureka_public_key: 'vanok-demo-overene', seznam_shop_id: null, recommender: 'products' },
  topBanner: {
    text: 'Čo objednáte v pracovný deň do 15. hodiny, odovzdáme kuriérovi ešte v ten istý deň.',
    link: '/doprava',
    last_modified: '2026-11-02T08:00:00+01:00',
  },
  cartTexts: ['Ako spotrebiteľ máte na vrátenie 30 dní namiesto zákonných 14.'],
  languages: [{ code: 'sk', title: 'Slovenčina' }],
  countries: [
    { code: 'SK', alpha3: 'SVK', title: 'Slovensko' },
    { code: 'CZ', alpha3: 'CZE', title: 'Česko' },
    { code: 'DE', alpha3: 'DEU', title: 'Nemecko' },
    { code: 'AT', alpha3: 'AUT', title: 'Rakúsko' },
    { code: 'PL', alpha3: 'POL', title: 'Poľsko' },
  ],
  currency: { code: 'EUR', symbol: '€' },
}
