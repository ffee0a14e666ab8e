import { isIP } from 'node:net'
import * as z from 'zod'

const address = (example: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: (issue) => `must be an address such as ${example}, but it is "${String(issue.input)}"`,
    })
    .transform((url) => url.replace(/\/+$/, ''))

const port = z.string().transform((text, context) => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value
  context.addIssue(`must be a port number between 1 and 65535, but it is "${text}"`)
  return z.NEVER
})

const proxies = z.string().transform((text, context) => {
  const all = text.split(',').flatMap((part) => part.trim() || [])
  const wrong = all.find((part) => isIP(part.replace(/\/\d+$/, '')) === 0)
  if (wrong === undefined) return all
  context.addIssue(`must be addresses such as 10.0.0.1 or 10.0.0.0/8 with commas between, but has "${wrong}"`)
  return z.NEVER
})

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)

const origins = z.string().transform((text, context) => {
  const all = text.split(',').flatMap((part) => part.trim() || [])
  const wrong = all.find((part) => !isOrigin(part))
  if (wrong === undefined) return all
  context.addIssue(`must be origins such as https://maps.example with commas between, but has "${wrong}"`)
  return z.NEVER
})

const onOff = (usual: 'on' | 'off') => z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default(usual)

const times = z.string().transform((text, context) => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= 20) return value
  context.addIssue(`must be a whole number from 1 to 20, but it is "${text}"`)
  return z.NEVER
})

const noPanel = 'ADMIN_PANEL must be "off" in production: it lets everybody see the shop as any customer.'

const missing = 'is not set; it must be the address of a back end'

const schema = z.object({
  SHOP_URL: z.string({ error: missing }).pipe(address('https://shop.example/store')),
  CONTENT_URL: z.string({ error: missing }).pipe(address('https://shop.example/cms')),
  CDN_URL: z.string({ error: missing }).pipe(address('https://shop.example/cdn')),
  SERVICES_URL: z.string({ error: missing }).pipe(address('https://shop.example/services')),
  PORT: port.prefault('3000'),
  HOST: z.string().default('127.0.0.1'),
  SHOP_ORIGIN: address('https://shop.example')
    .refine(isOrigin, {
      error: ({ input }) => `must be an origin such as https://shop.example, but it is "${String(input)}"`,
    })
    .optional(),
  PAYMENT_ORIGINS: origins.prefault(''),
  PRODUCT_ROUTE: z.enum(['plain', 'wildcard'], { error: 'must be "plain" or "wildcard"' }).default('plain'),
  PAGE_CACHE: z.enum(['on', 'off', 'nothing'], { error: 'must be "on", "off" or "nothing"' }).default('on'),
  ADMIN_PANEL: onOff('off'),
  CURRENCY_FROM_QUERY: onOff('off'),
  FRAME_ORIGINS: origins.prefault(''),
  IP_LOOKUP: onOff('off'),
  OFFLINE_PAGE: onOff('on'),
  PRICE_COMPARISON_SCRIPT: address('https://prices.example/conversion.js').optional(),
  SHOPPING_SCRIPT: address('https://shopping.example/conversion.js').optional(),
  TRUSTED_PROXIES: proxies.prefault(''),
  BACKEND_PATIENCE: times.prefault('1'),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info'], { error: 'must be silent, error, warn or info' })
    .default('warn'),
})

/** URLs of conversion scripts (C4.61, C4.62). */
export interface ConversionScripts {
  readonly priceComparison: string
  readonly shopping: string
}

/** The settings of a storefront server, read from the environment. */
export interface Config {
  readonly shopUrl: string
  readonly contentUrl: string
  readonly cdnUrl: string
  readonly servicesUrl: string
  readonly port: number
  readonly host: string
  /** The shop's address as the public knows it. */
  readonly origin: string
  /** Addresses of all markets by language that this process serves; none for one market. */
  readonly origins: Readonly<Record<string, string>>
  /** Where payers are led to pay; a form of the shop may lead there. A widget of the first one comes from there. */
  readonly paymentOrigins: readonly [string, ...string[]]
  /** Whether the public reaches it by https: cookies are then `Secure` and prefixed. */
  readonly secure: boolean
  /** Whether product URLs start with the path of their category instead of `/produkt/` (B2.25). */
  readonly wildcardProducts: boolean
  /** Whether public pages are cached; off only to measure rendering. */
  readonly cachePages: boolean
  /** Whether answers of back ends are cached for a moment; off for tests that change settings. */
  readonly cacheAnswers: boolean
  /** Whether visitors may choose whose prices and texts they see; never in production. */
  readonly adminPanel: boolean
  /** Whether `?currency=EUR` in the address of a page chooses the currency (C4.88). */
  readonly currencyFromQuery: boolean
  /** Whether a visitor without a currency gets that of the country of their IP address (C7.76). */
  readonly ipLookup: boolean
  /** Whether browsers keep a page for when they are offline; otherwise those that have one give it up. */
  readonly offlinePage: boolean
  /** Origins whose pages may be embedded, such as virtual tours of branches and maps. */
  readonly frameOrigins: readonly string[]
  /** Scripts of others that the page of a placed order loads, and nothing else does. */
  readonly conversionScripts: ConversionScripts
  /** Servers in front whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: readonly string[]
  /** How many times longer than usual pages wait for their back ends. */
  readonly backendPatience: number
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info'
}

/** Reads the configuration, or returns one sentence for each mistake in it. */
export function configFrom(
  env: NodeJS.ProcessEnv,
): { readonly config: Config } | { readonly faults: readonly string[] } {
  // an empty variable counts as not set
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { success, data, error } = schema.safeParse(given)
  if (!success) return { faults: error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) }
  if (data.ADMIN_PANEL === 'on' && data.NODE_ENV === 'production') return { faults: [noPanel] }
  const [firstPayment, ...otherPayments] = data.PAYMENT_ORIGINS
  const origin = data.SHOP_ORIGIN ?? `http://localhost:${data.PORT}`
  return {
    config: {
      shopUrl: data.SHOP_URL,
      contentUrl: data.CONTENT_URL,
      cdnUrl: data.CDN_URL,
      servicesUrl: data.SERVICES_URL,
      port: data.PORT,
      host: data.HOST,
      origin,
      origins: {},
      paymentOrigins: [firstPayment ?? new URL(data.SHOP_URL).origin, ...otherPayments],
      secure: origin.startsWith('https:'),
      wildcardProducts: data.PRODUCT_ROUTE === 'wildcard',
      cachePages: data.PAGE_CACHE === 'on',
      cacheAnswers: data.PAGE_CACHE !== 'nothing',
      adminPanel: data.ADMIN_PANEL === 'on',
      currencyFromQuery: data.CURRENCY_FROM_QUERY === 'on',
      ipLookup: data.IP_LOOKUP === 'on',
      offlinePage: data.OFFLINE_PAGE === 'on',
      frameOrigins: data.FRAME_ORIGINS,
      conversionScripts: {
        priceComparison: data.PRICE_COMPARISON_SCRIPT ?? `${data.SERVICES_URL}/conversions/price-comparison.js`,
        shopping: data.SHOPPING_SCRIPT ?? `${data.SERVICES_URL}/conversions/shopping.js`,
      },
      trustedProxies: data.TRUSTED_PROXIES,
      backendPatience: data.BACKEND_PATIENCE,
      logLevel: data.LOG_LEVEL,
    },
  }
}
