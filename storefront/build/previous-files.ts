import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const list = '.vite/files.json'

/**
 * Copies the files of the previous build: pages that were sent or cached before a release still reference them, and a
 * visitor with such a page open loads lazy modules later.
 */
export function previousFiles(): Plugin {
  let folder = ''
  const previous = new Map<string, Buffer>()
  const read = (name: string) => {
    if (existsSync(join(folder, name))) previous.set(name, readFileSync(join(folder, name)))
  }
  return {
    name: 'vanek:previous-files',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    buildStart() {
      const path = join(folder, list)
      if (existsSync(path)) for (const name of JSON.parse(readFileSync(path, 'utf8')) as string[]) read(name)
    },
    writeBundle(_, bundle) {
      for (const [name, body] of previous) {
        const path = join(folder, name)
        mkdirSync(dirname(path), { recursive: true })
        if (!existsSync(path)) writeFileSync(path, body)
      }
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      writeFileSync(join(folder, list), JSON.stringify(names))
    },
  }
}
