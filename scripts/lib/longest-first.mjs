import { BaseSequencer } from 'vitest/node'

/** The longest test files, by duration. */
const longest = [
  'first-half.test.ts',
  'second-half.test.ts',
  'by-contract.slow.test.ts',
  'postgres.slow.test.ts',
  'pglite.test.ts',
  'killed-after-order.slow.test.ts',
  'process.slow.test.ts',
  'killed.slow.test.ts',
]

/**
 * Sorts test files as vitest does, but the longest first: one that starts last would leave a single worker busy at the
 * end.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const rankOf = ({ moduleId }) => {
      const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}`))
      return rank < 0 ? longest.length : rank
    }
    return [...sorted].sort((a, b) => rankOf(a) - rankOf(b))
  }
}
