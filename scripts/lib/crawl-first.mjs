import { BaseSequencer } from 'vitest/node'

const longest = /[\\/]crawl\.e2e\.ts$/

/** Test files in vitest's own order, but the longest first: begun last it would keep one worker alone at the end. */
export class CrawlFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }) => (longest.test(moduleId) ? 0 : 1)
    return [...sorted].sort((a, b) => rank(a) - rank(b))
  }
}
