/** What is particular to the country that the shop sells in, beside its paths and texts. */
export const market = {
  /** Language of pages, texts and formats. */
  locale: 'cs',
  /** Languages that are offered (B1.04). */
  locales: ['cs'],
  /** Country the shop is at home in (C9.18). */
  country: { code: 'CZ', alpha3: 'CZE', title: 'Česká republika' },
  /** Unit of goods sold by the piece. */
  pieceUnit: 'ks',
  /** What visitors from elsewhere pay in, where the shop sells in it. */
  currencyAbroad: 'EUR',
  /** Countries whose pickup points are offered (C9.21). */
  pickupCountries: ['CZE', 'SVK', 'POL', 'DEU'],
  /** Where the shop's clock hangs. The requirements name Paris, which has the same time (B9.01). */
  timeZone: 'Europe/Prague',
} as const
