import { defineMarket } from '../shared/define-market.ts'

/** The Czech shop. */
export const market = defineMarket({
  name: 'Vánek',
  logo: 'logo',
  locale: 'cs',
  locales: ['cs'],
  domainCode: 'vanek_cz',
  country: { code: 'CZ', alpha3: 'CZE', title: 'Česká republika' },
  currency: {
    code: 'CZK',
    symbol: 'Kč',
    symbolPlacement: 'right',
    decimalPlaces: 2,
    decimalPoint: ',',
    millesimalPoint: '\u00a0',
  },
  currencyAbroad: 'EUR',
  companyNumbers: ['tin', 'vatin'],
  payments: { qr: 'spayd' },
  documents: ['pdf', 'isdoc'],
  freeShippingAt: { CZK: 2500 },
  pieceUnit: 'ks',
  pickupCountries: ['CZE', 'SVK', 'POL', 'DEU'],
  returns: { days: 30, path: '/stranka/vraceni-do-30-dni' },
  // the requirements name Paris, which has the same time (B9.01)
  timeZone: 'Europe/Prague',
})
