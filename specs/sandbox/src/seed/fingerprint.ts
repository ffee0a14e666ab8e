import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inPrague } from '../clock.ts'
import { market } from '../market.ts'

// sources of the initial content of a database
const INPUTS = [
  'sandbox/migrations',
  'sandbox/seed',
  'sandbox/src/seed',
  'sandbox/src/search/words.ts',
  'sandbox/src/search/search-text.ts',
  'sandbox/assets/products/manifest.json',
]

/** Path of the dump of a seeded database; its dates are relative to one day. */
export function dumpName(packageRoot: string, products: number | undefined, now: Date): string {
  return `dump-${seedFingerprint(packageRoot, products)}-${inPrague(now).day}.tgz`
}

/** Hash over all sources of the initial content: part of a dump's name, and the way to detect an outdated database. */
export function seedFingerprint(packageRoot: string, products: number | undefined): string {
  const hash = createHash('sha256').update(`${market}:${products ?? 'all'}`)
  for (const file of INPUTS.flatMap((input) => filesUnder(join(packageRoot, input)))) {
    if (/\.(sk-)?test\./.test(file)) continue
    hash.update(file.slice(packageRoot.length)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
