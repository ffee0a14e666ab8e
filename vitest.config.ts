import { defineConfig } from 'vitest/config'
import { aliases, react18Aliases } from './scripts/aliases.mjs'
import { CrawlFirst } from './scripts/lib/crawl-first.mjs'

const hooks = ['react-hooks/**/*.test.{ts,tsx}']

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    sequence: { sequencer: CrawlFirst },
    // vitest would leave one of two processors idle
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{sdk,specs,scripts}/**/*.test.{ts,mjs}', 'storefront/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'scripts/react-18/**'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
          environment: 'jsdom',
          include: [...hooks, 'scripts/react-18/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['storefront/e2e/**/*.e2e.ts'],
          globalSetup: ['storefront/e2e/setup.ts'],
          // each with a shop and a sandbox of its own
          maxWorkers: 2,
          // the files of a worker share its browser and what they import
          isolate: false,
          // the tally names what passed only then
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
