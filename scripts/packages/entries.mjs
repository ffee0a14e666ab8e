// The entries of the published packages: every file of exports/ is an entry, and package.json is generated from them.
//
//   npm run exports   rewrites `exports` and `typesVersions` of both package.json files, and `exports/index.ts` of the hooks,
//                     which has all other entries
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { filesUnder } from '../lib/fresh.mjs'

/** Folders of the published packages; dependencies come first. */
export const packages = ['sdk', 'react-hooks']

export const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** Subpaths of a package, `index` for the package itself. */
export const entriesOf = (folder) =>
  filesUnder(join(root, folder, 'exports'))
    .map((path) => path.slice(join(root, folder, 'exports').length + 1).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()

/** The import specifier of an entry. */
export const specifierOf = (folder, entry) => `@vanek/${folder}${entry === 'index' ? '' : `/${entry}`}`

const inFormat = (format, entry) => ({
  types: `./dist/${format}/exports/${entry}.d.ts`,
  default: `./dist/${format}/exports/${entry}.js`,
})

/** Fields of package.json with the entries. */
export function fieldsFor(folder) {
  const entries = entriesOf(folder)
  const index = { import: inFormat('esm', 'index'), require: inFormat('cjs', 'index') }
  const others = entries.filter((entry) => entry !== 'index')
  return {
    main: index.require.default,
    module: index.import.default,
    types: index.require.types,
    // for resolvers without support of `exports`
    typesVersions: { '*': { 'dist/*': ['./dist/*'], '*': ['./dist/cjs/exports/*.d.ts'] } },
    exports: {
      '.': index,
      ...Object.fromEntries(
        others.map((entry) => [`./${entry}`, { import: inFormat('esm', entry), require: inFormat('cjs', entry) }]),
      ),
    },
  }
}

const hooksIndex = join(root, 'react-hooks/exports/index.ts')

/** The text of `exports/index.ts` of the hooks: the comment that it has, and every other entry. */
export function hooksIndexText() {
  const lines = entriesOf('react-hooks').flatMap((entry) =>
    entry === 'index' ? [] : `export * from './${entry}.ts'\n`,
  )
  const [comment] = /^\/\*\*[^]*?\*\/\n/.exec(readFileSync(hooksIndex, 'utf8')) ?? ['']
  return comment + lines.join('')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const folder of packages) {
    const manifest = { ...readManifest(folder), ...fieldsFor(folder) }
    writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }
  writeFileSync(hooksIndex, hooksIndexText())
}
