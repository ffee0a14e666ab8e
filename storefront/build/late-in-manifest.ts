import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const manifest = '.vite/manifest.json'

/**
 * Adds every lazy module to Vite's manifest, with its file. Vite lists only those with a file of their own. The server
 * needs them for the preload links of a page, so that browsers request all files at once.
 */
export function lateInManifest(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'vanek:late-in-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const path = join(folder, manifest)
      const entries = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string; imports?: string[] }>
      const keyOf = new Map(Object.entries(entries).map(([key, { file }]) => [file, key]))
      for (const { fileName, moduleIds } of chunks)
        for (const id of moduleIds) {
          const key = relative(root, id)
          const isLate = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
          if (isLate && !entries[key]) entries[key] = { file: fileName, imports: [keyOf.get(fileName) ?? ''] }
        }
      writeFileSync(path, JSON.stringify(entries, null, 2))
    },
  }
}
