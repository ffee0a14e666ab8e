// What the published packages offer: every file of exports/ is an entry, and package.json follows from them.
//
//   npm run exports   writes `exports` and `typesVersions` of both package.json files anew
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../aliases.mjs'
import { filesUnder } from '../lib/fresh.mjs'

/** The folders of the packages that are published; a package stands after those that it needs. */
export const packages = ['sdk', 'react-hooks']

export const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** Subpaths of a package, `index` for the package itself. */
export const entriesOf = (folder) =>
  filesUnder(join(root, folder, 'exports'))
    .map((path) => path.slice(join(root, folder, 'exports').length + 1).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()

/** The specifier by which an entry is imported. */
export const specifierOf = (folder, entry) => `@vanek/${folder}${entry === 'index' ? '' : `/${entry}`}`

const inFormat = (format, entry) => ({
  types: `./dist/${format}/exports/${entry}.d.ts`,
  default: `./dist/${format}/exports/${entry}.js`,
})

/** Where a package.json says that the entries are. */
export function fieldsFor(folder) {
  const entries = entriesOf(folder)
  const index = { import: inFormat('esm', 'index'), require: inFormat('cjs', 'index') }
  const others = entries.filter((entry) => entry !== 'index')
  return {
    main: index.require.default,
    module: index.import.default,
    types: index.require.types,
    // for resolvers that do not read `exports`
    typesVersions: { '*': { 'dist/*': ['./dist/*'], '*': ['./dist/cjs/exports/*.d.ts'] } },
    exports: {
      '.': index,
      ...Object.fromEntries(
        others.map((entry) => [`./${entry}`, { import: inFormat('esm', entry), require: inFormat('cjs', entry) }]),
      ),
    },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const folder of packages) {
    const manifest = { ...readManifest(folder), ...fieldsFor(folder) }
    writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }
}
