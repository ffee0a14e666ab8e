import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { packageRoot } from '../../src/paths.ts'
import { removeOlder } from './remove-older.ts'

const root = packageRoot()
// not in dist, which a concurrent build empties; the program finds its files relative to the package
const folder = join(root, 'node_modules/.cache/vanek')

/** Packages that load files next to them, or are not JavaScript. */
const leftOut = ['@electric-sql/*', 'sharp', 'pdfkit', 'fastify-openapi-glue', 'i18n-iso-countries', 'pg-native']

// CommonJS packages use these globals of Node
const requires = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`

let made: Promise<string> | undefined

/**
 * The sandbox bundled from the current sources: starting the sources directly takes 5 s. Unlike the published bundle, it
 * includes packages, because resolving their files is a fifth of the start time.
 */
export function sandboxProgram(): Promise<string> {
  made ??= make()
  return made
}

async function make(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'sandbox/src/main.ts')],
    bundle: true,
    write: false,
    external: leftOut,
    banner: { js: requires },
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
