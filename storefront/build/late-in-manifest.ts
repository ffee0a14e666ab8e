import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const manifest = '.vite/manifest.json'

/**
 * Adds every module that is loaded later to Vite's manifest, with the file it is in. Vite lists only those that have a file
 * of their own. The server needs them to name the files of a page in its head, so that browsers ask for all of them at once.
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
