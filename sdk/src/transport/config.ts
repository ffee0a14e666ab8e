import type { Clock } from '../kernel/clock.ts'
import type { TokenStore } from './tokens.ts'

/** A currency and how its amounts are written (B3.20). */
export interface Currency {
  readonly code: string
  readonly symbol: string
  readonly symbolPlacement: 'left' | 'right'
  readonly decimalPlaces: number
  readonly decimalPoint: string
  /** What stands between groups of three digits. */
  readonly millesimalPoint: string
}

/** Where an integrator hears of what shoppers need not see: retries, answers that break the contract. */
export interface Logger {
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
  /** Recommenders and other outside services. */
  readonly services?: string
}

/** What `createShop` is told. */
export interface ShopConfig {
  readonly endpoints: Endpoints
  /** Locale of the shopper, 'cs' unless told. */
  readonly locale?: string
  /** Locale the shop falls back to, the same as `locale` unless told. */
  readonly defaultLocale?: string
  /** Code of the shop's domain, like `vanek_cz`. */
  readonly domainCode?: string
  readonly translationVariant?: string
  readonly currency: Currency
  /** Price variant of the shopper. */
  readonly userVariant?: string
  /** Customer groups of the shopper. */
  readonly userGroups?: readonly string[]
  /** In memory unless told. */
  readonly tokens?: TokenStore
  readonly fetch?: typeof fetch
  readonly clock?: Clock
  /** Numbers from 0 to below 1, for the spread of retries. */
  readonly random?: () => number
  readonly logger?: Logger
  /** Milliseconds one attempt may take, body included; 10 000 unless told. */
  readonly timeoutMs?: number
}

/** The same with every gap filled. */
export type ResolvedConfig = Required<Omit<ShopConfig, 'endpoints'>> & { readonly endpoints: Required<Endpoints> }
