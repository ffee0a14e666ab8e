import { cpSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Copies the files that a market serves as they are, such as its icons, its manifest and its offline page. */
export function marketFiles(market: string): Plugin {
  let [from, to] = ['', '']
  return {
    name: 'vanek:market-files',
    apply: 'build',
    configResolved({ root, build }) {
      from = resolve(root, 'src/market', market, 'public')
      to = resolve(root, build.outDir)
    },
    writeBundle() {
      cpSync(from, to, { recursive: true })
    },
  }
}
