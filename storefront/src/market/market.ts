/** What is particular to the country that the shop sells in, beside its paths and texts. */
export const market = {
  /** Language of pages, texts and formats. */
  locale: 'cs',
  /** Country the shop is at home in, ISO 3166 alpha-2. */
  country: 'CZ',
  /** The same as forms send it, alpha-3. */
  country3: 'CZE',
  /** Where the shop's clock hangs. The requirements name Paris, which has the same time (B9.01). */
  timeZone: 'Europe/Prague',
} as const
