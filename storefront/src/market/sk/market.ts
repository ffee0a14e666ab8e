import { defineMarket } from '../shared/define-market.ts'

/** The Slovak shop. */
export const market = defineMarket({
  name: 'Vánok',
  logo: 'logo-sk',
  locale: 'sk',
  locales: ['sk'],
  domainCode: 'vanek_sk',
  country: { code: 'SK', alpha3: 'SVK', title: 'Slovensko' },
  currency: {
    code: 'EUR',
    symbol: '€',
    symbolPlacement: 'right',
    decimalPlaces: 2,
    decimalPoint: ',',
    millesimalPoint: '\u00a0',
  },
  currencyAbroad: 'EUR',
  companyNumbers: ['tin', 'vatin', 'ICDPH'],
  payments: { qr: 'pay-by-square' },
  documents: ['pdf'],
  freeShippingAt: { EUR: 99 },
  pieceUnit: 'ks',
  pickupCountries: ['SVK', 'CZE', 'POL', 'HUN'],
  returns: { days: 30, path: '/stranka/vratenie-do-30-dni' },
  timeZone: 'Europe/Bratislava',
})
