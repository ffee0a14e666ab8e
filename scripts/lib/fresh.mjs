// Skips work whose inputs have not changed: hashes of its inputs and of what it made are kept under node_modules/.cache/vanek.
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

/** Everything in a folder that work has made, or the file itself. */
function made(path) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/**
 * Runs `work` unless the inputs are the same as after its last success, and so is what it made: an output that somebody
 * else has put there since, older or newer, is made again. Answers whether it ran.
 */
export async function whenStale({ name, inputs, outputs }, work) {
  const stamp = join(stamps, `${name}.hash`)
  const before = hashOf(inputs)
  const [inputsThen, outputsThen] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const outputsNow = () => hashOf(outputs.flatMap(made))
  const allThere = outputs.every((output) => existsSync(output))
  if (allThere && inputsThen === before && outputsThen === outputsNow()) return false
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${before} ${outputsNow()}`)
  return true
}
