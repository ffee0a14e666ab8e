import { defineConfig } from 'vitest/config'
import { aliases, react18Aliases } from './scripts/aliases.mjs'
import { LongestFirst } from './scripts/lib/longest-first.mjs'

const hooks = ['react-hooks/**/*.test.{ts,tsx}']

const inBrowser = (name: string, include: string) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include: [include],
    globalSetup: ['storefront/e2e/setup.ts'],
    // each with a shop and a sandbox of its own
    maxWorkers: 3,
    // the tally names what passed only then
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    sequence: { sequencer: LongestFirst },
    // vitest would leave one of two processors idle
    maxWorkers: 2,
    // the files of a worker share what they import, a browser too; each leaves what it found as it was
    isolate: false,
    // what a test still waited for when its page was closed: the test itself has said by then how it went
    onUnhandledError: ({ message }) => !message?.includes('Target page, context or browser has been closed'),
    // a busy machine is no fault
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { SANDBOX_PASSWORD_COST: '12' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{sdk,specs,scripts,tools}/**/*.test.{ts,mjs}', 'storefront/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'scripts/react-18/**'],
        },
      },
      {
        extends: true,
        test: { name: 'react', environment: 'jsdom', include: [...hooks, 'storefront/**/*.test.tsx'] },
      },
      {
        resolve: { alias: react18Aliases },
        test: {
          name: 'react-18',
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          environment: 'jsdom',
          include: [...hooks, 'scripts/react-18/*.test.tsx'],
        },
      },
      inBrowser('e2e', 'storefront/e2e/*.e2e.ts'),
      inBrowser('thorough', 'storefront/e2e/thorough/*.e2e.ts'),
    ],
  },
})
