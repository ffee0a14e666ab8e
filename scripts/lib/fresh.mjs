// Skips work whose inputs have not changed: a hash of the inputs is kept under node_modules/.cache/vanek.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../aliases.mjs'

const stamps = join(root, 'node_modules/.cache/vanek')
const skipped = new Set(['node_modules', 'dist', 'generated', '.data', '.git', 'coverage', 'e2e-results'])

/** All files under a folder (or the file itself), sorted; build output and dependencies are left out. */
export function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** One hash over the names and bytes of the given files; absent files count as absent. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`)
    hash.update(existsSync(file) ? readFileSync(file) : 'absent')
  }
  return hash.digest('hex')
}

/**
 * Runs `work` unless the inputs are the same as after its last success and all outputs still exist.
 * Answers whether it ran.
 */
export async function whenStale({ name, inputs, outputs }, work) {
  const stamp = join(stamps, `${name}.hash`)
  const hash = hashOf(inputs)
  const same = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (same && outputs.every((output) => existsSync(output))) return false
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}
