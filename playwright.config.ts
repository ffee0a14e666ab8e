import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/lib/browser.mjs'

const { executablePath, args, headless } = await findTestBrowser()

// short-lived pages do not need spare renderers, garbage collection helpers, optimising compilers, or a process for a
// missing graphics card
const forShortVisits = [
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64 --single-threaded-gc --no-opt --no-maglev',
]

/**
 * The ways through the shop; they run in every market and ask `support/words.ts` for what it says. Tests of them that no
 * market can change are marked with `sameInMarkets`.
 */
const journeys = [
  'account-after-order',
  'cart',
  'cart-panel',
  'cart-variant',
  'claims',
  'customer-journey',
  'forbidden',
  'guard',
  'keyboard',
  'listing',
  'listing-plain',
  'login-code',
  'methods',
  'missing',
  'order-lookup',
  'order-payload',
  'payment',
  'payment-widget',
  'phone-checkout',
  'product-buy',
  'purchase',
  'registration',
  'reorder',
  'search',
  'search-results',
  'sign-in',
  'titles',
  'withdrawal',
  'thorough/about-purchase',
  'thorough/account',
  'thorough/account-end',
  'thorough/account-orders',
  'thorough/activate',
  'thorough/address-help',
  'thorough/addresses',
  'thorough/after-order',
  'thorough/auth-proxy',
  'thorough/availability',
  'thorough/blocks',
  'thorough/branches',
  'thorough/brands',
  'thorough/bulk-order',
  'thorough/cart-page',
  'thorough/catalogue-heads',
  'thorough/companies',
  'thorough/company',
  'thorough/compare',
  'thorough/contact',
  'thorough/delivery',
  'thorough/details-fields',
  'thorough/display',
  'thorough/fan-adviser',
  'thorough/glossary',
  'thorough/home',
  'thorough/listing-around',
  'thorough/lists',
  'thorough/magazine',
  'thorough/newsletter',
  'thorough/order-expired',
  'thorough/order-life',
  'thorough/order-once',
  'thorough/order-plain',
  'thorough/overlays',
  'thorough/paid-gift',
  'thorough/password',
  'thorough/pickup',
  'thorough/product-3d',
  'thorough/product-box',
  'thorough/product-detail',
  'thorough/product-reviews',
  'thorough/product-voices',
  'thorough/recommendations',
  'thorough/refused',
  'thorough/registered',
  'thorough/right-variant',
  'thorough/saved-addresses',
  'thorough/tabs',
  'thorough/text-page',
  'thorough/touch',
  'thorough/transfer',
  'thorough/visited',
  'thorough/visitor-currency',
  'thorough/wildcard',
  'thorough/wish-list',
]

// this condition chooses the Slovak files of the shop, as its build does
const isSlovak = /--conditions=sk\b/.test(process.env['NODE_OPTIONS'] ?? '')
const market = isSlovak
  ? {
      projects: [
        {
          name: 'journeys',
          testMatch: [...journeys.map((name) => `**/e2e/${name}.e2e.ts`), '**/slovak/*.e2e.ts'],
          grepInvert: /@same-in-markets/,
        },
      ],
      browser: { locale: 'sk-SK', timezoneId: 'Europe/Bratislava' },
    }
  : {
      projects: [
        { name: 'e2e', testIgnore: ['**/thorough/**', '**/slovak/**'] },
        { name: 'thorough', testDir: 'storefront/e2e/thorough' },
      ],
      browser: { locale: 'cs-CZ', timezoneId: 'Europe/Prague' },
    }

export default defineConfig({
  testDir: 'storefront/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'e2e-results',
  globalSetup: './storefront/e2e/support/start-shops.ts',
  projects: market.projects,
  // each with a shop and a sandbox of its own
  workers: 3,
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // a busy machine is no fault
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args: [...args, ...forShortVisits], headless },
    viewport: { width: 1440, height: 900 },
    ...market.browser,
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    trace: 'on-first-retry',
  },
})
