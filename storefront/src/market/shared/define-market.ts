import type { Currency } from '@vanek/sdk'
import type { DocumentFormat } from '@vanek/sdk/orders'

/** Languages of the markets: each has a folder beside this one, and `texts.{language}.ts` beside the parts of the shop. */
export const marketLanguages = ['cs', 'sk'] as const

/** Shops of all markets, as the others name them. */
export const shopNames = {
  cs: { name: 'Vánek', country: 'Česko', offer: 'Nakupujte v českém obchodě Vánek' },
  sk: { name: 'Vánok', country: 'Slovensko', offer: 'Nakupujte v slovenskom obchode Vánok' },
} as const satisfies Readonly<
  Record<(typeof marketLanguages)[number], Readonly<Record<'name' | 'country' | 'offer', string>>>
>

export type MarketLanguage = (typeof marketLanguages)[number]

/** The facts of a country that the shop sells in. Its paths, holidays and messages are in files beside its declaration. */
export interface Market {
  /** Name of the shop in the logo, in titles and in structured data. */
  readonly name: string
  /** Its logo in `assets/icons.svg`. */
  readonly logo: string
  /** Language of pages, texts and formats. */
  readonly locale: MarketLanguage
  /** Available languages (B1.04). */
  readonly locales: readonly MarketLanguage[]
  /** Code by which back ends and analytics know the market. */
  readonly domainCode: string
  /** Home country of the shop (C9.18). */
  readonly country: { readonly code: string; readonly alpha3: string; readonly title: string }
  /** Currency of visitors who have not chosen one. */
  readonly currency: Currency
  /** Currency of visitors from other countries, if the shop sells in it. */
  readonly currencyAbroad: string
  /** Company numbers in the registration form: ICDPH is the Slovak VAT number. */
  readonly companyNumbers: readonly ('tin' | 'vatin' | 'ICDPH')[]
  readonly payments: {
    /** Content of the QR code of a bank transfer, in the format of the banks of the country. */
    readonly qr: 'spayd' | 'pay-by-square'
  }
  /** Formats of invoices and credit notes; ISDOC is Czech. */
  readonly documents: readonly DocumentFormat[]
  /** Default total for free delivery by currency, while the back end has none (C9.16). */
  readonly freeShippingAt: Readonly<Record<string, number>>
  /** Unit of goods sold by the piece. */
  readonly pieceUnit: string
  /** Countries with pickup points (C9.21). */
  readonly pickupCountries: readonly string[]
  /** Returns, as the page of its path describes them. */
  readonly returns: { readonly days: number; readonly path: string }
  /** Time zone of the shop. */
  readonly timeZone: string
}

/** Declares a market. */
export const defineMarket = <const M extends Market>(market: M): M => market
