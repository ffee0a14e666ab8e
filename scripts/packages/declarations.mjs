// The declarations of the packages, as the compiler writes them beside its build information.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../aliases.mjs'
import { mustRun } from '../lib/run.mjs'
import { entriesOf } from './entries.mjs'

const relativeSpecifier = /(\bfrom\s*|\bimport\s*\(\s*|^import\s+)(["'])(\.[^"'\n]+)\2/gm

/** Compiles what has changed of the packages; the compiler written in Go does it in seconds. */
export const compile = () =>
  mustRun('The types', 'node', ['node_modules/ts7/bin/tsc', '-b', 'react-hooks', '--pretty', 'false'])

/** Where the declarations of a source file are; those of generated types are written by hand of the generator. */
function declarationOf(source) {
  const own = source.replace(/(\.d)?\.tsx?$/, '.d.ts')
  if (existsSync(join(root, own))) return own
  const [folder, ...rest] = own.split('/')
  return ['node_modules/.cache/tsc', folder, ...rest].join('/')
}

/** The source file that a specifier in another one means. */
const sourceOf = (from, specifier) => {
  const path = join(dirname(from), specifier).replaceAll('\\', '/')
  return /\.tsx?$/.test(path) ? path : `${path}.ts`
}

/** The same declarations for CommonJS, where a package whose types only its other half has is read as that half. */
export const forCommonjs = (text) =>
  text
    .replaceAll(
      /^import \{ type (\w+) \} from (['"]openapi-fetch['"])/gm,
      `import type { $1 } from $2 with { 'resolution-mode': 'import' }`,
    )
    .replaceAll(/import\((['"]openapi-fetch['"])\)/g, `import($1, { with: { 'resolution-mode': 'import' } })`)

/** Declarations of everything that the entries of a package speak of: texts by their path in the package, without ending. */
export function declarationsOf(folder) {
  const found = new Map()
  const queue = entriesOf(folder).map((entry) => `${folder}/exports/${entry}.ts`)
  for (let source = queue.pop(); source !== undefined; source = queue.pop()) {
    const path = relative(folder, source).replace(/(\.d)?\.tsx?$/, '')
    if (found.has(path)) continue
    const text = readFileSync(join(root, declarationOf(source)), 'utf8')
    for (const [, , , specifier] of text.matchAll(relativeSpecifier)) queue.push(sourceOf(source, specifier))
    found.set(
      path,
      text.replaceAll(
        relativeSpecifier,
        (_, before, quote, specifier) => `${before}${quote}${specifier.replace(/(\.d)?\.tsx?$/, '')}.js${quote}`,
      ),
    )
  }
  return found
}
