import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { packageRoot } from '../../src/paths.ts'
import { removeOlder } from './remove-older.ts'

const root = packageRoot()
// not in dist, which a build beside the tests empties; the program finds its files from below the package
const folder = join(root, 'node_modules/.cache/vanek')

let made: Promise<string> | undefined

/** The sandbox as one program, like the one that is shipped, of the sources as they are now: to start those takes 5 s. */
export function sandboxProgram(): Promise<string> {
  made ??= make()
  return made
}

async function make(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'sandbox/src/main.ts')],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  const text = outputFiles.map((file) => file.text).join('')
  const program = join(folder, `sandbox-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`)
  await mkdir(folder, { recursive: true })
  await writeFile(`${program}.${process.pid}`, text)
  await rename(`${program}.${process.pid}`, program)
  await removeOlder(folder, /^sandbox-\w+\.js$/, program)
  return program
}
