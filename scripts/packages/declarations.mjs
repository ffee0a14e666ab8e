// The declarations of the packages, as emitted by the compiler with its build info.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../aliases.mjs'
import { mustRun } from '../lib/run.mjs'
import { entriesOf } from './entries.mjs'

const relativeSpecifier = /(\bfrom\s*|\bimport\s*\(\s*|^import\s+)(["'])(\.[^"'\n]+)\2/gm

/** Compiles changed parts of the packages; the native compiler takes seconds. */
export const compile = () =>
  mustRun('The types', 'node', ['node_modules/ts7/bin/tsc', '-b', 'react-hooks', '--pretty', 'false'])

/** Path of a source file's declarations; generated types already are declarations. */
function declarationOf(source) {
  const own = source.replace(/(\.d)?\.tsx?$/, '.d.ts')
  if (existsSync(join(root, own))) return own
  const [folder, ...rest] = own.split('/')
  return ['node_modules/.cache/tsc', folder, ...rest].join('/')
}

/** The source file of a specifier in another one. */
const sourceOf = (from, specifier) => {
  const path = join(dirname(from), specifier).replaceAll('\\', '/')
  return /\.tsx?$/.test(path) ? path : `${path}.ts`
}

/** The same declarations for CommonJS; a package with types only for ESM is imported as ESM. */
export const forCommonjs = (text) =>
  text
    .replaceAll(
      /^import \{ type (\w+) \} from (['"]openapi-fetch['"])/gm,
      `import type { $1 } from $2 with { 'resolution-mode': 'import' }`,
    )
    .replaceAll(/import\((['"]openapi-fetch['"])\)/g, `import($1, { with: { 'resolution-mode': 'import' } })`)

/** All declarations reachable from the entries of a package: texts by their path in the package, without extension. */
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
