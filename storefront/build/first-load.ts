import type { Plugin } from 'vite'
import { transitiveImports } from './no-import-cycles.ts'
import { isView } from './files.ts'

/** Maximum first load of a page, in bytes of minified code. */
const most = 480_000

/**
 * Fails the build if the first load of a page is above the limit. One wrong import can add 100 kB, and no other check
 * would notice.
 */
export const firstLoad = (): Plugin => ({
  name: 'vanek:first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    const imports = new Map(chunks.map(({ fileName, imports: needed }) => [fileName, needed]))
    const size = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]))
    const first = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
    for (const { fileName, moduleIds } of chunks)
      for (const view of moduleIds.filter(isView)) {
        const files = new Set([
          first,
          ...transitiveImports(imports, first),
          fileName,
          ...transitiveImports(imports, fileName),
        ])
        const sum = [...files].reduce((all, file) => all + (size.get(file) ?? 0), 0)
        if (sum > most)
          this.error(`${view} loads ${sum} bytes of scripts at first, more than ${most}: what do they belong to?`)
      }
  },
})
