import type { Currency } from '../kernel/currency.ts'
import type { Clock } from '../kernel/clock.ts'
import type { TokenStore } from './tokens.ts'

/** A country that the shop delivers to. */
export interface Country {
  /** ISO 3166 alpha-2, like `DE`. */
  readonly code: string
  /** ISO 3166 alpha-3, like `DEU`: what forms send. */
  readonly alpha3: string
  /** Name of the country; its code if the shop has none. */
  readonly title: string
}

/** Receives warnings for developers: retries, and failures that shoppers do not see. */
export interface Logger {
  /**
   * Logs a warning.
   *
   * @param message - What happened, in English.
   * @param details - Facts such as the URL and the error.
   */
  warn(message: string, details?: Readonly<Record<string, unknown>>): void
}

/** Bases of the back ends, without a trailing slash; '' is the page's own origin. */
export interface Endpoints {
  /** `{store}`: cart, checkout, account. */
  readonly shop: string
  /** `{cms}`: catalogue and content. */
  readonly content: string
  /** `{cdn}`: pictures. */
  readonly cdn: string
  /** Recommenders and other external services. */
  readonly services?: string
}

/** Configuration of `createShop`. */
export interface ShopConfig {
  /** Base URLs of the back ends. */
  readonly endpoints: Endpoints
  /** Language of the shopper, sent as `X-Locale`. @defaultValue `'en'` */
  readonly locale?: string | undefined
  /** Language for missing translations, sent as `X-Default-Locale`; the same as `locale` by default. */
  readonly defaultLocale?: string | undefined
  /**
   * Home country of the shop: forms start with it, it is the default of phone prefixes, and the register of companies
   * is that of this country.
   *
   * @defaultValue none
   */
  readonly country?: Country | null | undefined
  /**
   * Alpha-3 codes of the countries with pickup points.
   *
   * @defaultValue all countries
   */
  readonly pickupCountries?: readonly string[] | null | undefined
  /**
   * Unit of goods sold by the piece, if the back end has none.
   *
   * @defaultValue `'pcs'`
   */
  readonly pieceUnit?: string | undefined
  /** Code of the shop's domain, like `shop_de`. */
  readonly domainCode?: string | undefined
  /** Variant of the translations, sent to the back ends as `X-Translation-Variant`; empty by default. */
  readonly translationVariant?: string | undefined
  /** Currency of all prices; its code is sent to the back ends as `X-Currency`. */
  readonly currency: Currency
  /** Price variant of the shopper. */
  readonly userVariant?: string | undefined
  /** Customer groups of the shopper. */
  readonly userGroups?: readonly string[] | undefined
  /**
   * Storage for the tokens of the visitor.
   *
   * @defaultValue in memory
   */
  readonly tokens?: TokenStore | undefined
  /** Sends requests; the global `fetch` by default. */
  readonly fetch?: typeof fetch | undefined
  /** Clock for timeouts and retries; the system clock by default. */
  readonly clock?: Clock | undefined
  /** Random numbers like `Math.random`, for the delay of retries. @defaultValue `Math.random` */
  readonly random?: (() => number) | undefined
  /** Receives warnings; nothing is logged by default. */
  readonly logger?: Logger | undefined
  /** Time limit of one attempt in milliseconds, body included. @defaultValue 10_000 */
  readonly timeoutMs?: number | undefined
}

/** A {@link ShopConfig} with its defaults, as `config` of a `Shop`. */
export type ResolvedConfig = {
  readonly [Name in Exclude<keyof ShopConfig, 'endpoints'>]-?: Exclude<ShopConfig[Name], undefined>
} & {
  /** Base URLs of all back ends. */
  readonly endpoints: Required<Endpoints>
}
