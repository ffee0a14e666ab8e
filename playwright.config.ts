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

export default defineConfig({
  testDir: 'storefront/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'e2e-results',
  globalSetup: './storefront/e2e/support/start-shops.ts',
  projects: [
    { name: 'e2e', testIgnore: '**/thorough/**' },
    { name: 'thorough', testDir: 'storefront/e2e/thorough' },
  ],
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
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    trace: 'on-first-retry',
  },
})
