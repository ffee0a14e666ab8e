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

/** Whether the inputs and outputs of a step are the same as after its last success. */
function isFresh({ name, inputs, outputs }) {
  const stamp = join(stamps, `${name}.hash`)
  if (!existsSync(stamp) || !outputs.every((output) => existsSync(output))) return false
  const [inputsThen, outputsThen] = readFileSync(stamp, 'utf8').split(' ')
  return inputsThen === hashOf(inputs) && outputsThen === hashOf(outputs.flatMap(made))
}

/** Runs `work` unless the step is fresh; outputs that something else has changed are rebuilt. Returns whether it ran. */
export async function whenStale(step, work) {
  if (isFresh(step)) return false
  // what changes during the work is not in its outputs
  const before = hashOf(step.inputs)
  await work()
  const stamp = join(stamps, `${step.name}.hash`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${before} ${hashOf(step.outputs.flatMap(made))}`)
  return true
}
