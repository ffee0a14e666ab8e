import type { Facts } from './site.ts'

/** The Czech shop. */
export const CZECH: Facts = {
  domainCode: 'vanek_cz',
  name: 'Vánek',
  company: {
    ...{ name: 'Vánek větrání, s. r. o.', tin: '08765430', vatin: 'CZ08765430' },
    register: 'Zapsáno v obchodním rejstříku u\u00a0Krajského soudu v\u00a0Brně, oddíl C, vložka 65430.',
  },
  address: { street: 'Průmyslová 5', city: 'Jihlava', postcode: '58601', countryCode: 'CZE' },
  phone: '+420567000100',
  email: 'poradna@vanek.test',
  openingHours: 'Po–Pá 8:00–17:00',
  bankAccounts: [
    { currency: 'CZK', number: '2900123478/2010', iban: 'CZ74 2010 0000 0029 0012 3478', bic: 'FIOBCZPPXXX' },
    { currency: 'EUR', number: '2900123486/2010', iban: 'CZ52 2010 0000 0029 0012 3486', bic: 'FIOBCZPPXXX' },
  ],
  footerText:
    'Ventilátory a větrání od roku 2009. Ukázkový obchod: zboží ani značky neexistují, objednávky nikdo nevyřizuje.',
  integrations: {
    heureka_public_key: 'vanek-demo-overeno',
    seznam_shop_id: 'vanek-demo-66',
    recommender: 'products',
  },
  topBanner: {
    text: 'Co objednáte v pracovní den do 15 hodin, předáme kurýrovi ještě týž den.',
    link: '/doprava',
    last_modified: '2026-11-02T08:00:00+01:00',
  },
  cartTexts: ['Jako spotřebitel máte na vrácení 30 dní místo zákonných 14.'],
  languages: [{ code: 'cs', title: 'Čeština' }],
  countries: [
    { code: 'CZ', alpha3: 'CZE', title: 'Česko' },
    { code: 'SK', alpha3: 'SVK', title: 'Slovensko' },
    { code: 'DE', alpha3: 'DEU', title: 'Německo' },
    { code: 'AT', alpha3: 'AUT', title: 'Rakousko' },
    { code: 'PL', alpha3: 'POL', title: 'Polsko' },
  ],
  currency: { code: 'CZK', symbol: 'Kč' },
}
