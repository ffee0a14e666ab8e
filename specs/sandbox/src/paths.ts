import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the package `@vanek/specs`, both for the sources and for the bundle in `dist/`. */
export function packageRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  let folder = from
  while (!existsSync(join(folder, 'sandbox', 'migrations'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The files of @vanek/specs are not beside the sandbox program.')
    folder = parent
  }
  return folder
}
