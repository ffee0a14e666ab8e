/** Settings for the country of the shop, beside its paths and texts. */
export const market = {
  /** Language of pages, texts and formats. */
  locale: 'cs',
  /** Available languages (B1.04). */
  locales: ['cs'],
  /** Home country of the shop (C9.18). */
  country: { code: 'CZ', alpha3: 'CZE', title: 'Česká republika' },
  /** Unit of goods sold by the piece. */
  pieceUnit: 'ks',
  /** Currency of visitors from other countries, if the shop sells in it. */
  currencyAbroad: 'EUR',
  /** Countries with pickup points (C9.21). */
  pickupCountries: ['CZE', 'SVK', 'POL', 'DEU'],
  /** Time zone of the shop. The requirements name Paris, which has the same time (B9.01). */
  timeZone: 'Europe/Prague',
} as const
