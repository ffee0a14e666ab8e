import { describe, expect, it } from 'vitest'
import { configFrom } from './config.ts'

const right = {
  SHOP_URL: 'http://localhost:4000/store/',
  CONTENT_URL: 'http://localhost:4000/cms',
  CDN_URL: 'http://localhost:4000/cdn',
  SERVICES_URL: 'http://localhost:4000/services',
}

describe('configuration', () => {
  it('requires the back ends and has defaults for the rest', () => {
    expect(configFrom({ ...right, PORT: '5501' })).toEqual({
      config: {
        shopUrl: 'http://localhost:4000/store',
        contentUrl: 'http://localhost:4000/cms',
        cdnUrl: 'http://localhost:4000/cdn',
        servicesUrl: 'http://localhost:4000/services',
        port: 5501,
        host: '127.0.0.1',
        origin: 'http://localhost:5501',
        origins: {},
        paymentOrigins: ['http://localhost:4000'],
        secure: false,
        wildcardProducts: false,
        cachePages: true,
        cacheAnswers: true,
        adminPanel: false,
        currencyFromQuery: false,
        ipLookup: false,
        offlinePage: true,
        frameOrigins: [],
        conversionScripts: {
          priceComparison: 'http://localhost:4000/services/conversions/price-comparison.js',
          shopping: 'http://localhost:4000/services/conversions/shopping.js',
        },
        trustedProxies: [],
        backendPatience: 1,
        logLevel: 'warn',
      },
    })
  })

  it('is secure when the public reaches it by https', () => {
    expect(configFrom({ ...right, SHOP_ORIGIN: 'https://vanek.example/' })).toMatchObject({
      config: { secure: true, origin: 'https://vanek.example' },
    })
  })

  it('uses the origins of the configured payment providers', () => {
    expect(configFrom({ ...right, PAYMENT_ORIGINS: 'https://pay.example, https://bank.example' })).toMatchObject({
      config: { paymentOrigins: ['https://pay.example', 'https://bank.example'] },
    })
  })

  it('B1.25 allows the admin panel, but never in production', () => {
    const env = { ...right, ADMIN_PANEL: 'on' }
    expect(configFrom({ ...env, NODE_ENV: 'development' })).toMatchObject({ config: { adminPanel: true } })
    expect(configFrom({ ...env, NODE_ENV: 'production' })).toEqual({
      faults: ['ADMIN_PANEL must be "off" in production: it lets everybody see the shop as any customer.'],
    })
  })

  it('trusts the configured proxies, and refuses host names', () => {
    expect(configFrom({ ...right, TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toMatchObject({
      config: { trustedProxies: ['10.0.0.0/8', '::1'] },
    })
    expect(configFrom({ ...right, TRUSTED_PROXIES: '10.0.0.1,lb.example' })).toEqual({
      faults: [
        'TRUSTED_PROXIES must be addresses such as 10.0.0.1 or 10.0.0.0/8 with commas between, but has "lb.example".',
      ],
    })
  })

  it('C4.61 C4.62 loads the scripts of the services that count orders from the configured address', () => {
    const scripts = {
      PRICE_COMPARISON_SCRIPT: 'https://prices.example/conversion.js',
      SHOPPING_SCRIPT: 'https://shopping.example/a/conversion.js?v=2',
    }
    expect(configFrom({ ...right, ...scripts })).toMatchObject({
      config: {
        conversionScripts: { priceComparison: scripts.PRICE_COMPARISON_SCRIPT, shopping: scripts.SHOPPING_SCRIPT },
      },
    })
  })

  it('C4.88 C7.76 looks at addresses of pages and of networks only when configured', () => {
    expect(configFrom({ ...right, CURRENCY_FROM_QUERY: 'on', IP_LOOKUP: 'on' })).toMatchObject({
      config: { currencyFromQuery: true, ipLookup: true },
    })
  })

  it.each([
    [{ PRODUCT_ROUTE: 'wildcard' }, { wildcardProducts: true }],
    [{ PRODUCT_ROUTE: 'plain' }, { wildcardProducts: false }],
    [{ PAGE_CACHE: 'on' }, { cachePages: true, cacheAnswers: true }],
    [{ PAGE_CACHE: 'off' }, { cachePages: false, cacheAnswers: true }],
    [{ PAGE_CACHE: 'nothing' }, { cachePages: false, cacheAnswers: false }],
    [
      { ADMIN_PANEL: 'off', IP_LOOKUP: 'off' },
      { adminPanel: false, ipLookup: false },
    ],
    [{ OFFLINE_PAGE: 'on' }, { offlinePage: true }],
    [{ OFFLINE_PAGE: 'off' }, { offlinePage: false }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ LOG_LEVEL: 'error' }, { logLevel: 'error' }],
    [{ LOG_LEVEL: 'info' }, { logLevel: 'info' }],
  ])('%j is used as it is set', (env, config) => {
    expect(configFrom({ ...right, ...env })).toMatchObject({ config })
  })

  it.each([
    [{ SHOP_URL: undefined }, 'SHOP_URL is not set; it must be the address of a back end.'],
    [{ CDN_URL: '' }, 'CDN_URL is not set; it must be the address of a back end.'],
    [{ CONTENT_URL: 'cms' }, 'CONTENT_URL must be an address such as https://shop.example/cms, but it is "cms".'],
    [
      { SERVICES_URL: 'ftp://a.b/c' },
      'SERVICES_URL must be an address such as https://shop.example/services, but it is "ftp://a.b/c".',
    ],
    [{ PORT: 'abc' }, 'PORT must be a port number between 1 and 65535, but it is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a port number between 1 and 65535, but it is "70000".'],
    [
      { SHOP_ORIGIN: 'https://shop.example/obchod/' },
      'SHOP_ORIGIN must be an origin such as https://shop.example, but it is "https://shop.example/obchod".',
    ],
    [{ PRODUCT_ROUTE: 'other' }, 'PRODUCT_ROUTE must be "plain" or "wildcard".'],
    [{ PAGE_CACHE: 'maybe' }, 'PAGE_CACHE must be "on", "off" or "nothing".'],
    [{ BACKEND_PATIENCE: '0' }, 'BACKEND_PATIENCE must be a whole number from 1 to 20, but it is "0".'],
    [{ IP_LOOKUP: 'yes' }, 'IP_LOOKUP must be "on" or "off".'],
    [
      { SHOPPING_SCRIPT: '//shopping.example/a.js' },
      'SHOPPING_SCRIPT must be an address such as https://shopping.example/conversion.js, but it is "//shopping.example/a.js".',
    ],
  ])('%j is explained in one sentence', (wrong, sentence) => {
    expect(configFrom({ ...right, ...wrong })).toEqual({ faults: [sentence] })
  })

  it('reports all mistakes at once', () => {
    expect(configFrom({})).toMatchObject({ faults: { length: 4 } })
  })
})
