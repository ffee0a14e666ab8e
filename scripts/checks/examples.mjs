// Examples in docstrings of the SDK and the hooks compile, and all code in Markdown files except what is marked as a
// fragment; every public hook has an example, and imports in fragments exist.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { examplesIn, exportedNames, importsIn, moduleOf } from '../lib/examples.mjs'
import { run } from '../lib/run.mjs'
import { modulesOf } from '../lib/snippets.mjs'
import { codeFiles, projectFiles, report } from './sources.mjs'

const target = join(root, 'node_modules/.cache/vanek/examples')
const read = (path) => readFileSync(join(root, path), 'utf8')

const entries = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name))

const reader = join(root, 'scripts/examples/reader.tsx')
const readerNames = [...read('scripts/examples/reader.tsx').matchAll(/declare (?:const|function) (\w+)/g)].map(
  ([, name]) => name,
)

/** Names that an example may use without an import, with their module. */
function knownNames() {
  const of = (folder, named) =>
    entries(folder).flatMap((file) => {
      const subpath = file.replace(/\.tsx?$/, '')
      const from = subpath === 'index' ? named : `${named}/${subpath}`
      return exportedNames(read(join(folder, file))).map((each) => ({ ...each, from }))
    })
  return [
    ...of('react-hooks/exports', '@vanek/react-hooks'),
    // the messages of one language stand for those of all
    ...of('sdk/exports', '@vanek/sdk').filter(({ from }) => !/i18n\/(de|sk)$/.test(from)),
    ...readerNames.map((name) => ({ name, type: false, from: reader })),
  ]
}

const tsconfig = {
  extends: join(root, 'react-hooks/tsconfig.json'),
  compilerOptions: {
    ...{ composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, incremental: false },
    ...{
      noUnusedLocals: false,
      noUnusedParameters: false,
      rootDir: root,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    rootDirs: [],
    tsBuildInfoFile: null,
  },
  include: ['*.tsx'],
  exclude: [],
  references: [],
}

/** Pages about the code of the reference shop: their blocks are files of it, with its options. */
const isAboutShop = (path) => ['docs/recipes.md', 'docs/markets.md'].includes(path)

/** What readers of the other pages have at least: `strict`, the DOM and Node. */
const pageConfig = {
  ...tsconfig,
  compilerOptions: {
    ...tsconfig.compilerOptions,
    ...{
      noUncheckedIndexedAccess: false,
      exactOptionalPropertyTypes: false,
      types: ['node'],
      allowImportingTsExtensions: true,
    },
  },
  include: ['**/*.ts', '**/*.tsx', '**/*.mts', join(root, 'scripts/examples/modules.d.ts')],
}

const shopFolder = join(target, 'shop/storefront')

/** Names of packages, and those that `imports` of the shop defines, whose files may be in either folder. */
function shopPaths() {
  const { paths } = JSON.parse(read('tsconfig.base.json')).compilerOptions
  const { imports } = JSON.parse(read('storefront/package.json'))
  return Object.fromEntries([
    ...Object.entries(paths).map(([name, files]) => [name, files.map((file) => join(root, file))]),
    ...Object.entries(imports).map(([name, { default: file }]) => [
      name,
      [shopFolder, join(root, 'storefront')].map((folder) => join(folder, file)),
    ]),
  ])
}

/** The folder of these blocks is merged with that of the shop, whose files they import. */
const shopConfig = {
  ...tsconfig,
  extends: join(root, 'storefront/tsconfig.json'),
  compilerOptions: {
    ...tsconfig.compilerOptions,
    rootDirs: [shopFolder, join(root, 'storefront')],
    types: ['node', join(root, 'node_modules/vite/client')],
    paths: shopPaths(),
  },
  include: ['**/*.ts', '**/*.tsx'],
}

/** Writes all blocks of the pages as modules, a folder for each page; those about the shop share one. */
function writePages(origin) {
  for (const path of projectFiles().filter((each) => each.endsWith('.md'))) {
    const page = path.replace(/^docs\//, '').replace(/\.md$/, '')
    const inShop = isAboutShop(path)
    for (const { path: place, text, line } of modulesOf(read(path), inShop ? [] : readerNames, reader)) {
      const file = place.replace(/^\d+\/(?=storefront\/)/, '')
      const own = !inShop
        ? `pages/${page}/${place}`
        : `shop/${file === place ? `storefront/src/${page}/${place}` : file}`
      mkdirSync(dirname(join(target, own)), { recursive: true })
      writeFileSync(join(target, own), text)
      origin.set(own, { at: `${path}:${line}`, code: '' })
    }
  }
  writeFileSync(join(target, 'pages/tsconfig.json'), JSON.stringify(pageConfig))
  writeFileSync(join(target, 'shop/tsconfig.json'), JSON.stringify(shopConfig))
}

/** Writes every example as a module; returns the source of each by its file name. */
function writeExamples() {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const known = knownNames()
  const origin = new Map()
  const sources = [...codeFiles()].filter(([path]) =>
    /^(sdk|react-hooks)\/(src|exports)\/.*(?<!\.test)\.tsx?$/.test(path),
  )
  for (const [path, text] of sources)
    for (const { line, code } of examplesIn(text)) {
      const name = `example-${origin.size}.tsx`
      writeFileSync(join(target, name), moduleOf(code, known, origin.size))
      origin.set(name, { at: `${path}:${line}`, code })
    }
  for (const path of projectFiles().filter((each) => /\.mdx?$/.test(each)))
    for (const { line, code } of importsIn(read(path))) {
      const name = `example-${origin.size}.tsx`
      writeFileSync(join(target, name), code)
      origin.set(name, { at: `${path}:${line}`, code: '' })
    }
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify(tsconfig))
  writePages(origin)
  return origin
}

/** Public hooks without an example. */
function withoutExample(origin) {
  const codes = [...origin.values()].map(({ code }) => code)
  return entries('react-hooks/exports')
    .flatMap((file) => exportedNames(read(join('react-hooks/exports', file))))
    .filter(({ name, type }) => !type && /^use[A-Z]/.test(name))
    .filter(({ name }) => !codes.some((code) => new RegExp(`\\b${name}\\(`).test(code)))
    .map(({ name }) => `${name} has no example`)
}

async function exampleFaults() {
  const origin = writeExamples()
  const compiler = join(root, 'node_modules/ts7/bin/tsc')
  const withSources = (output) =>
    output.replaceAll(
      /[^\s(]*?((?:example-\d+|(?:pages|shop)\/[^\s(:]+)\.\w+)/g,
      (whole, name) => origin.get(name)?.at ?? whole,
    )
  const faults = []
  for (const project of [target, join(target, 'pages'), join(target, 'shop')]) {
    const { code, output } = await run('node', [compiler, '-p', project, '--pretty', 'false'])
    // with the options of readers the sources of the packages are not checked
    const own = output.split(/^(?=\S)/m).filter((fault) => !/^\S*(?:sdk|react-hooks)\/src\//.test(fault))
    if (code !== 0 && own.length > 0) faults.push(withSources(own.join('')).trim())
  }
  return [...faults, ...withoutExample(origin)]
}

report('examples', await exampleFaults())
