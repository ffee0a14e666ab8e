// Skips work whose inputs have not changed: hashes of inputs and outputs are cached in node_modules/.cache/vanek.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../aliases.mjs'

const stamps = join(root, 'node_modules/.cache/vanek')
const skipped = new Set(['node_modules', 'dist', 'generated', '.data', '.git', 'coverage', 'e2e-results'])

/** All files in a folder (or the file itself), sorted; without build output and dependencies. */
export function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** One hash of the names and bytes of the given files; missing files are included as missing. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`)
    hash.update(existsSync(file) ? readFileSync(file) : 'absent')
  }
  return hash.digest('hex')
}

/** Every output in a folder, or the file itself. */
function made(path) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/**
 * Runs `work` unless its inputs and outputs are the same as after its last success; outputs that something else has
 * changed are rebuilt. Returns whether it ran.
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
