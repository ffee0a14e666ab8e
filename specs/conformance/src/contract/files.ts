import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const specs = join(here, '../../..')

/** Beside the built program, or in the repository. */
const folders = [join(here, 'contract'), join(specs, 'generated'), join(specs, 'content'), specs]

/** Reads a file of the contract. */
export function readContract(name: string): string {
  const path = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (path === undefined)
    throw new Error(`The contract has no ${name}. In the repository run: node scripts/generate.mjs`)
  return readFileSync(path, 'utf8')
}
