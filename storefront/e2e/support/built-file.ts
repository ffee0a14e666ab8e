import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'
import { language } from './market.ts'

const manifest = join(root, 'storefront/dist', language, 'client/.vite/manifest.json')

/** URL of the script with a lazy module, by the end of the module's path. */
export function builtFile(module: string): string {
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>
  const found = Object.entries(files).find(([path]) => path.endsWith(module))
  if (!found) throw new Error(`The build has no ${module} that is loaded later`)
  return `/${found[1].file}`
}
