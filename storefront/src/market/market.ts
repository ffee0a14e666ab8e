import type { ProxyTexts } from '@vanek/sdk/server'

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
  /** Returns, as the page of its path describes them. */
  returns: { days: 30, path: '/stranka/vraceni-do-30-dni' },
  /** Time zone of the shop. The requirements name Paris, which has the same time (B9.01). */
  timeZone: 'Europe/Prague',
} as const

/** Default total for free delivery by currency, while the back end has none (C9.16). */
const usual: Readonly<Record<string, number>> = { CZK: 2500 }

/** The default total for free delivery in a currency; null if there is none. */
export const usualFreeShippingAt = (currencyCode: string): number | null => usual[currencyCode] ?? null

/** Decimals of totals by domain code, if they differ from other prices (B9.34). */
const byDomain: Readonly<Record<string, number>> = { vanek_de: 2 }

/** Fixed number of decimals of totals in a domain; undefined if they are formatted as other prices. */
export const totalDecimals = (domainCode: string): number | undefined =>
  Object.hasOwn(byDomain, domainCode) ? byDomain[domainCode] : undefined

/** Texts for requests that the proxy rejects. */
export const proxyTexts: ProxyTexts = {
  unknownPath: 'Tady nic není.',
  unknownMethod: 'Takhle se zde ptát nedá.',
  otherOrigin: 'Požadavek nepřišel z našich stránek.',
  noOrder: 'Objednávku jsme nenašli.',
  otherOrder: 'V tomto prohlížeči jste mezitím otevřeli jinou objednávku. Otevřete prosím tu předchozí znovu.',
  requestTooLarge: 'Požadavek je příliš velký.',
  answerTooLarge: 'Odpověď obchodu je příliš dlouhá.',
  noPhoto: 'Fotku se nepodařilo načíst.',
  restricted: 'S tímto účtem se tady přihlásit nejde.',
  late: 'Obchod teď odpovídá příliš pomalu. Zkuste to za chvíli.',
  away: 'Obchod teď neodpovídá. Zkuste to za chvíli.',
}
