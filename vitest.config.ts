import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { aliases, react18Aliases } from './scripts/aliases.mjs'
import { LongestFirst } from './scripts/lib/longest-first.mjs'

const hooks = ['react-hooks/**/*.test.{ts,tsx}']
const slow = '{specs,storefront,tools}/**/*.slow.test.ts'
const dates = 'storefront/dates/*.test.ts'

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    sequence: { sequencer: LongestFirst },
    // vitest would leave one of two processors idle
    maxWorkers: 2,
    // the files of a worker share what they import; each leaves what it found as it was
    isolate: false,
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
          include: ['{sdk,specs,scripts,tools,examples}/**/*.test.{ts,mjs}', 'storefront/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'scripts/react-18/**', slow, dates],
        },
      },
      { extends: true, test: { name: 'slow', environment: 'node', include: [slow] } },
      { extends: true, test: { name: 'dates', environment: 'node', include: [dates] } },
      {
        // the Slovak shop: other texts, paths and data behind the same imports
        extends: true,
        resolve: { alias: aliases, conditions: ['sk', ...defaultClientConditions] },
        ssr: { resolve: { conditions: ['sk', ...defaultServerConditions] } },
        test: {
          name: 'market-sk',
          environment: 'node',
          env: { SANDBOX_MARKET: 'sk' },
          include: ['{specs,storefront}/**/*.sk-test.{ts,tsx}'],
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
    ],
  },
})
