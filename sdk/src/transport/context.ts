import { systemClock } from '../kernel/clock.ts'
import { createBudget, type RetryBudget } from './budget.ts'
import type { ResolvedConfig, ShopConfig } from './config.ts'
import { memoryTokens } from './tokens.ts'

export type { Currency, Endpoints, Logger, ResolvedConfig, ShopConfig } from './config.ts'
export type { TokenKind, TokenStore } from './tokens.ts'

/** Context that every call and store of the SDK takes; made by {@link createShop}. */
export interface Shop {
  /** Configuration with its defaults. */
  readonly config: ResolvedConfig
  /** The same shop for another segment: locale, currency, price variant, tokens. The transport stays shared. */
  with(change: Partial<ShopConfig>): Shop
  /** How many retries are left; shared by all calls, so that an outage is not multiplied. */
  readonly budget: RetryBudget
}

const resolve = (config: ShopConfig): ResolvedConfig => ({
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
  // looked up at each call: a test or a polyfill may set it later, and browsers refuse it without its own `this`
  fetch: (input, init) => globalThis.fetch(input, init),
  clock: systemClock(),
  random: Math.random,
  logger: { warn() {} },
  timeoutMs: 10_000,
  ...config,
  endpoints: { services: '', ...config.endpoints },
})

/** Makes the context of a shop. Cheap: a server makes one per request. Sends nothing. */
export function createShop(config: ShopConfig, budget: RetryBudget = createBudget()): Shop {
  return {
    config: resolve(config),
    budget,
    with: (change) => createShop({ ...config, ...change }, budget),
  }
}
