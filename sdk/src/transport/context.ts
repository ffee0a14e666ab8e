import { systemClock } from '../kernel/clock.ts'
import { createBudget, type RetryBudget } from './budget.ts'
import type { ResolvedConfig, ShopConfig } from './config.ts'
import { memoryTokens } from './tokens.ts'

export type { Currency } from '../kernel/currency.ts'
export type { Endpoints, Logger, ResolvedConfig, ShopConfig } from './config.ts'
export type { TokenKind, TokenStore } from './tokens.ts'

/** Context that every call and store of the SDK takes; made by {@link createShop}. */
export interface Shop {
  /** Configuration with its defaults. */
  readonly config: ResolvedConfig
  /**
   * The same shop with another configuration: locale, currency, price variant or tokens. The retry budget stays
   * shared.
   *
   * @param change - Options to replace; those that are undefined stay as they are.
   */
  with(change: { readonly [Name in keyof ShopConfig]?: ShopConfig[Name] | undefined }): Shop
  /** Retry budget; shared by all calls, so that retries do not multiply an outage. */
  readonly budget: RetryBudget
}

type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

/** A copy without options that are undefined, which would replace defaults. */
const defined = <T extends object>(options: T): Defined<T> => {
  const copy = { ...options }
  for (const key in copy) if (copy[key] === undefined) delete copy[key]
  return copy as Defined<T>
}

const resolve = (config: Defined<ShopConfig>): ResolvedConfig => ({
  locale: 'en',
  defaultLocale: config.locale ?? 'en',
  country: null,
  pickupCountries: null,
  pieceUnit: 'pcs',
  domainCode: '',
  translationVariant: '',
  userVariant: '',
  userGroups: [],
  tokens: memoryTokens(),
  // read at each call: a test or a polyfill may set it later, and browsers require its own `this`
  fetch: (input, init) => globalThis.fetch(input, init),
  clock: systemClock(),
  random: Math.random,
  logger: { warn() {} },
  timeoutMs: 10_000,
  ...config,
  endpoints: { services: '', ...config.endpoints },
})

/**
 * Creates the context of a shop that every call takes. It is cheap: a server creates one per request. Sends nothing.
 *
 * @param config - Base URLs of the back ends, the currency, and optional settings.
 * @param budget - Limits retries across all calls. Defaults to a budget of its own.
 * @returns The context to pass to calls and stores.
 * @example
 * ```ts
 * const endpoints = { shop: 'https://shop.example/store', content: 'https://shop.example/cms', cdn: '' }
 * const shop = createShop({ endpoints, currency, locale: 'en' })
 * ```
 */
export function createShop(config: ShopConfig, budget: RetryBudget = createBudget()): Shop {
  return {
    config: resolve(defined(config)),
    budget,
    with: (change) => createShop({ ...config, ...defined(change) }, budget),
  }
}
